const { existsSync } = require('node:fs');
const path = require('node:path');

/**
 * Finds the dependencies of a server file, by which `jest --changedSince` chooses tests. By its
 * imports, a test that starts the server would depend on every call. Here the server does not
 * depend on its calls, and a test in `server/api` depends on the calls of its folder or, if that has
 * none, on those of the folder above.
 */
module.exports = {
  extract(code, file, findImports) {
    const found = findImports(code, file);
    if (file.endsWith('/server/app.ts')) found.delete('./api/calls');
    if (/\/server\/api\/.*\.test\.ts$/.test(file)) {
      const folder = path.dirname(file);
      const isThere = (module) => existsSync(path.join(folder, `${module}.ts`));
      found.add(['./calls', './plugin', '../calls'].find(isThere));
    }
    return found;
  },
  // Jest caches the dependencies. Change this text to make Jest find them again.
  getCacheKey: () => 'calls or plugin',
};
