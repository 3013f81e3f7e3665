# The container image of a release: the static program, and nothing else. Scripts/release writes the files:
#
#     Scripts/release 0.2.0
#     docker build --file Dockerfile --tag grouplint release/image
#     docker run --rm --volume "$PWD:/work" grouplint
FROM scratch
ARG TARGETARCH
COPY ${TARGETARCH}/ /
WORKDIR /work
ENTRYPOINT ["/usr/local/bin/grouplint"]
