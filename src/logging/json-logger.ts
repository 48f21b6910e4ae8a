import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../config/settings.js';
import { standardOutput } from './log-output.js';

/** Names of secret fields, whose values are not logged; found up to two objects deep in a log line. */
const SECRETS = ['x-gateway-key', 'x-gateway-proxy-secret', 'authorization', 'x-api-key', 'cookie'];

/** Contexts of Nest's messages that are logged as debug only: its start-up, and failures that callers log, too. */
const NEST_CONTEXTS = new Set([
  'ExceptionHandler',
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Nest's logger, which writes JSON lines to standard output. */
export class JsonLogger implements LoggerService {
  readonly lines: Logger;

  constructor(level: Settings['logLevel'], destination: DestinationStream = standardOutput) {
    const options = {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
      redact: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      serializers: { err: describeError },
    };
    this.lines = pino(options, destination);
  }

  log = this.logAt('info');
  error = this.logAt('error');
  warn = this.logAt('warn');
  debug = this.logAt('debug');
  verbose = this.logAt('trace');
  fatal = this.logAt('fatal');

  /** A logger method for a level. Nest passes the context as the last argument and, before it, a stack or remark. */
  private logAt(level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal') {
    return (message: unknown, ...rest: unknown[]): void => {
      const context = rest.at(-1);
      const remarks = rest.slice(0, -1).filter((remark) => remark !== undefined);
      const fields = message instanceof Error ? { err: message } : typeof message === 'object' ? message : {};
      const text =
        typeof message === 'string' ? message : remarks.find((remark) => typeof remark === 'string');
      const others = remarks.filter((remark) => remark !== text);
      this.lines[NEST_CONTEXTS.has(String(context)) ? 'debug' : level](
        { context, ...fields, ...(others.length > 0 && { remarks: others }) },
        text as string,
      );
    };
  }
}

/** The fields of an error that may be logged. Others may be secret: HTTP clients add the request with its headers. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return { type: name, message, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
