#!/usr/bin/env -S node --max-semi-space-size=16
import 'reflect-metadata';
import cluster from 'node:cluster';
import { constants } from 'node:os';

// Linux ignores the signals for which the first process of a container has no handler: Ctrl-C and "docker stop" would
// not end a command, nor the service while its code is loaded. A further handler takes over.
if (process.pid === 1)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    });

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `… | head` closes the pipe early, which is no failure.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`Standard output cannot be written: ${error.message}.\n`);
  process.exit(1);
});

const { runCli } = await import('./cli/run-cli.js');
process.exitCode = await runCli(process.argv.slice(2));
// The primary keeps a worker's connection open, and waits for the exit of one that cannot start.
if (process.exitCode !== 0 && cluster.isWorker) process.exit();
