const { existsSync } = require('node:fs');
const path = require('node:path');

/**
 * Finds the dependencies of a server file, by which `jest --changedSince` chooses tests. By imports alone, a test
 * that starts the server would depend on every call. Here the server does not depend on the calls. A test in
 * `server/api` depends on the calls or the plugin of its folder, or else on the calls of the folder above.
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
  // A part of the key of Jest's cache. Change this text to make Jest find the dependencies again.
  getCacheKey: () => 'calls or plugin',
};
