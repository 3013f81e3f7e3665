#!/usr/bin/env swift
// The first line belongs to the shell.
print("a")
