"""Tests the protocol and response times with pytest-lsp as the client. Scripts/check-editors runs this."""
import os
import pathlib
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

SERVER = os.environ["GROUPLINT"]
PROJECT = pathlib.Path(os.environ["GROUPLINT_PROJECT"]).resolve()


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[SERVER, "lsp"]))
async def client(lsp_client: LanguageClient):
    lsp_client.feature("client/registerCapability")(lambda parameters: None)
    parameters = types.InitializeParams(
        capabilities=pytest_lsp.client_capabilities("visual-studio-code"), root_uri=PROJECT.as_uri()
    )
    await lsp_client.initialize_session(parameters)
    yield
    await lsp_client.shutdown_session()


def open_file(client, name, version=0):
    path = PROJECT / name
    text = path.read_text()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(path.as_uri(), "swift", version, text))
    )
    return path.as_uri(), text


async def pull(client, uri, previous=None):
    return await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri), previous_result_id=previous)
    )


@pytest.mark.asyncio
async def test_pulled_diagnostics_are_unchanged(client):
    uri, _ = open_file(client, "Sources/Row.swift")
    first = await pull(client, uri)
    second = await pull(client, uri, first.result_id)
    assert first.kind == "full" and first.items
    assert second.kind in ("unchanged", "full")
    third = await pull(client, uri, second.result_id)
    assert third.kind == "unchanged"


@pytest.mark.asyncio
async def test_a_fix_is_resolved(client):
    uri, _ = open_file(client, "Sources/Row.swift")
    found = await pull(client, uri)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(uri), found.items[0].range, types.CodeActionContext(found.items)
        )
    )
    assert actions[0].is_preferred
    resolved = await client.code_action_resolve_async(actions[0])
    assert resolved.edit.document_changes[0].edits


@pytest.mark.asyncio
async def test_hover_and_lenses(client):
    uri, _ = open_file(client, "Sources/Row.swift")
    found = await pull(client, uri)
    hover = await client.text_document_hover_async(
        types.HoverParams(types.TextDocumentIdentifier(uri), found.items[0].range.start)
    )
    assert hover.contents.value.startswith("## `")
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(types.TextDocumentIdentifier(uri)))
    assert lenses[0].command.command == "grouplint.showViews"


@pytest.mark.asyncio
async def test_keystrokes_are_answered_in_time(client):
    uri, text = open_file(client, "Sources/Row.swift")
    await pull(client, uri)
    took = []
    for version in range(1, 101):
        edit = "\n// x" if version % 2 else ""
        start = time.perf_counter()
        client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(version, uri),
                [types.TextDocumentContentChangeWholeDocument(text + edit)],
            )
        )
        await pull(client, uri)
        took.append(1000 * (time.perf_counter() - start))
    took.sort()
    print(f"median {took[50]:.1f} ms, 95th percentile {took[95]:.1f} ms")
    assert took[50] < 100
