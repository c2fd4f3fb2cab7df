const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const compiled = new Map();

const storages = new Set();
const run = Reflect.get(AsyncLocalStorage.prototype, 'run');
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return run.apply(this, args);
};

/**
 * Jest's runtime with two changes. It compiles a module once for all test files of a worker, each of which still runs
 * the module in a separate context. At the end of a test file, it disables each `AsyncLocalStorage` that the file has
 * used, because Node copies the values of all enabled ones into each new promise.
 */
module.exports = class CachingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const start = `(function (${executor.injectedModuleParameters.join()}) {`;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return null;
      try {
        let known = compiled.get(filename);
        if (known?.source !== source) {
          const script = new Script(`${start}${source}\n})`, {
            filename,
            columnOffset: -start.length,
          });
          known = { source, script };
          compiled.set(filename, known);
        }
        return known.script.runInContext(context);
      } catch {
        // Leaves a syntax error to Jest, which explains it better.
        return compile(source, filename);
      }
    };
  }

  teardown() {
    for (const storage of storages) storage.disable();
    storages.clear();
    super.teardown();
  }
};
