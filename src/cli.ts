#!/usr/bin/env -S node --max-semi-space-size=16
import 'reflect-metadata';
import cluster from 'node:cluster';
import { runCli } from './cli/run-cli.js';

// `… | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2));
// The primary keeps a worker's connection open, and waits for the exit of one that cannot start.
if (process.exitCode !== 0 && cluster.isWorker) process.exit();
