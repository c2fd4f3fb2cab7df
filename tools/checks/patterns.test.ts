import { spawnSync } from 'node:child_process';
import { root } from '../machine/paths';

/**
 * Runs in a child process, because Jest cannot load ESLint's configuration, which is an ES module.
 * The other rules need types and take a minute.
 */
const program = `
  import { Linter } from 'eslint';
  import config from './eslint.config.mjs';
  const patternRules = config.filter(({ plugins }) => plugins?.redos);
  const [text, filename] = process.argv.slice(1);
  const found = new Linter().verify(text, patternRules, { filename });
  console.log(JSON.stringify(found.map(({ line, ruleId }) => [line, ruleId])));
`;

/** The line and the rule of each report of `npm run lint` for a file with this name. */
function findings(filename: string, patterns: readonly string[]): unknown {
  const text = patterns.map((pattern, n) => `export const pattern${n} = ${pattern};`).join('\n');
  const args = ['--input-type=module', '--eval', program, text, filename];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout) as unknown;
}

const rule = 'redos/no-vulnerable';
const patterns = [
  String.raw`/^[^@]+@[^@]+\.[^@]+$/`,
  String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`,
  String.raw`/\s+$/`,
  String.raw`/<script[^>]*\ssrc="([^"]+)"/`,
  // These two take linear time.
  String.raw`/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/`,
  String.raw`/^(\+?\d+)?$/`,
];

test.each(['src/contract/fields.ts', 'src/app/App.tsx', 'server/platform/body.ts'])(
  'ESLint rejects a regular expression of quadratic time in %s, and accepts one of linear time',
  (filename) => {
    expect(findings(filename, patterns)).toEqual([1, 2, 3, 4].map((line) => [line, rule]));
  },
  120_000,
);
