/**
 * Part of `npm start`. Stops if Node is too old, and names the required version. This file is not TypeScript, because
 * an older Node may not run the TypeScript tools.
 */
const { node: needed } = require('../../package.json').engines;

const numbers = (version) => version.replace(/^\D+/, '').split('.').map(Number);
const [[major, minor], [ownMajor, ownMinor]] = [numbers(needed), numbers(process.versions.node)];

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  process.stderr.write(`Linehaul needs Node ${needed}. This is Node ${process.versions.node}.\n`);
  process.exit(1);
}
