#!/usr/bin/env -S node --min-semi-space-size=16
import "../dist/server.js";
