/**
 * Part of `npm start`. Names the required version of Node, since an older version cannot run the other tools, which are
 * TypeScript.
 */
const { node: needed } = require('../../package.json').engines;

const numbers = (version) => version.replace(/^\D+/, '').split('.').map(Number);
const [[major, minor], [ownMajor, ownMinor]] = [numbers(needed), numbers(process.versions.node)];

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  process.stderr.write(`Linehaul needs Node ${needed}. This is Node ${process.versions.node}.\n`);
  process.exit(1);
}
