#!/usr/bin/env node
// Runs the binary for this system with the same arguments, and exits with its status.
'use strict';
const { spawn } = require('node:child_process');
const { binary } = require('./index.js');

const child = spawn(binary(), process.argv.slice(2), { stdio: 'inherit' });
// The terminal sends Ctrl+C to both processes; other signals only reach this one.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (status, signal) => {
  process.exitCode = signal ? 1 : status;
});
