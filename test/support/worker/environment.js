import { constants, createContext, runInContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { installCommonGlobals } from 'jest-util';

/** Node makes buffers and decoded texts of these. */
const OF_NODE = ['ArrayBuffer', 'Buffer', 'Uint8Array'];

/**
 * One global scope for all test files of a worker: the modules that they share belong to it (see `runtime.js`).
 * It is an ordinary one. In Jest's own, each use of `Math` or `Map` is a call of a proxy, and code is many times slower.
 */
export default class WorkerEnvironment {
  static #ofThisWorker;

  constructor({ projectConfig }) {
    if (WorkerEnvironment.#ofThisWorker) return WorkerEnvironment.#ofThisWorker;
    this.context = createContext(constants.DONT_CONTEXTIFY);
    this.global = runInContext('globalThis', this.context);
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
      if (!(name in this.global) || OF_NODE.includes(name))
        Object.defineProperty(this.global, name, inScope(this.global, name, descriptor));
    this.global.global = this.global;
    this.global.Error.stackTraceLimit = 100;
    installCommonGlobals(this.global, projectConfig.globals);
    this.moduleMocker = new ModuleMocker(this.global);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: this.global });
    this.fakeTimers = null;
    WorkerEnvironment.#ofThisWorker = this;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.useRealTimers();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }
}

/** Some of Node's globals are made when they are first read, and only as those of Node's own scope. */
function inScope(scope, name, descriptor) {
  if ('value' in descriptor) return descriptor;
  return {
    configurable: true,
    enumerable: descriptor.enumerable,
    get: () => globalThis[name],
    set: (value) => Object.defineProperty(scope, name, { value, writable: true, configurable: true }),
  };
}
