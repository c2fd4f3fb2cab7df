/**
 * Part of `npm start`. Stops if Node is too old, and names the required version. An older Node cannot run the other
 * tools, which are TypeScript.
 */
const { node: needed } = require('../../package.json').engines;

const numbers = (version) => version.replace(/^\D+/, '').split('.').map(Number);
const [[major, minor], [ownMajor, ownMinor]] = [numbers(needed), numbers(process.versions.node)];

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  process.stderr.write(`Linehaul needs Node ${needed}. This is Node ${process.versions.node}.\n`);
  process.exit(1);
}
