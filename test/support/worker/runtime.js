import Runtime from 'jest-runtime';

/**
 * Loads each module once a worker. By default Jest loads every module again for each test file, for the whole service
 * about 1,800: two seconds of computing, after which the code runs unoptimized. What a file has spied on or replaced is
 * restored at its end; a module's own state stays, as it does between the requests of a service.
 */
export default class WorkerRuntime extends Runtime {
  static #ofThisWorker;

  constructor(...args) {
    if (WorkerRuntime.#ofThisWorker) return WorkerRuntime.#ofThisWorker;
    super(...args);
    WorkerRuntime.#ofThisWorker = this;
  }

  teardown() {
    this.restoreAllMocks();
    // Jest refuses `import()` outside tests; but the next file is to be loaded now.
    this.testState.state = 'loading';
    // What a test file itself holds no other file uses.
    const modules = this.registries.getActiveEsmRegistry();
    for (const name of modules.keys()) if (name.endsWith('spec.ts')) modules.delete(name);
    // Jest's own modules hold the tests of one file, and what listens to them.
    this.registries.getInternalCjsRegistry().clear();
    delete this._environment.global[Symbol.for('EVENT_HANDLERS')];
  }
}
