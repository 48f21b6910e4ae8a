#!/usr/bin/env node
import 'reflect-metadata';
import cluster from 'node:cluster';
import { runCli } from './cli/run-cli.js';

process.exitCode = await runCli(process.argv.slice(2));
// One of several serving processes is kept alive by its primary, which waits for the end of one that cannot start.
if (process.exitCode !== 0 && cluster.isWorker) process.exit();
