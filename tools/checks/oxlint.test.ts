import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { inRoot } from '../machine/paths';

const report = v.object({
  diagnostics: v.array(
    v.object({
      filename: v.string(),
      code: v.optional(v.string(), 'unused directive'),
      message: v.string(),
      labels: v.array(v.object({ span: v.object({ line: v.number() }) })),
    }),
  ),
});

function findings(files: Readonly<Record<string, string>>): Map<string, string[]> {
  // Uses a folder outside the repository, because Oxlint skips files that Git ignores.
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-oxlint-'));
  for (const name of ['.oxlintrc.jsonc', 'tsconfig.json', 'package.json'])
    fs.copyFileSync(inRoot(name), path.join(tree, name));
  fs.cpSync(inRoot('tools', 'oxlint'), path.join(tree, 'tools', 'oxlint'), { recursive: true });
  fs.symlinkSync(inRoot('node_modules'), path.join(tree, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  const oxlint = inRoot('node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: tree, encoding: 'utf8' });
  fs.rmSync(tree, { recursive: true });

  const found = new Map(Object.keys(files).map((file): [string, string[]] => [file, []]));
  for (const { filename, code, message, labels } of v.parse(report, JSON.parse(stdout))
    .diagnostics) {
    const line = labels[0]?.span.line ?? 1;
    const what = code === 'compat(compat)' ? message : code;
    found.get(filename)?.push(line === 1 ? what : `${what} in line ${line}`);
  }
  return found;
}

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const component = (body: string, imports = '') =>
  `${imports}export function Part(${body.includes('go') ? '{ go = () => {} }' : ''}) { ${body} }`;

/** Files that each break one rule, by the expected report. */
const planted: Readonly<Record<string, readonly (readonly [file: string, text: string])[]>> = {
  'eslint(eqeqeq)': [['src/a.ts', `export const is = (a: number, b: number) => a == b;`]],
  'eslint(no-console)': [
    ['src/b.ts', `console.log('a');`],
    ['server/b.ts', `console.log('a');`],
  ],
  'eslint(no-unused-vars)': [['src/c.ts', `const _left = 1;`]],
  'eslint(no-useless-assignment)': [
    ['src/d.ts', `export function f() { let a = 1; a = 2; return a; }`],
  ],
  'eslint(max-lines) in line 301': [['src/e.ts', lines(301, 'export {};')]],
  'eslint(max-lines-per-function)': [
    ['src/f.ts', `export function f(say: () => void) {\n${lines(80, 'say();')}}`],
  ],
  'eslint(complexity)': [
    [
      'src/g.ts',
      `export const f = (a?: number) => { ${lines(12, 'if (a === 1) a = 2;').replaceAll('\n', ' ')} return a; };`,
    ],
  ],
  'eslint(max-params)': [
    ['src/h.ts', `export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];`],
  ],
  'eslint(no-restricted-imports)': [
    ['src/a/b/i.ts', `import '../../../far';`],
    ['src/j.ts', `import '@mui/material';`],
    ['src/k.ts', `import '@mui/material/Select';`],
    ['src/l.ts', `import '@emotion/styled';`],
    ['server/a/b/c/m.ts', `import '../../../../far';`],
  ],
  'typescript(no-explicit-any)': [['src/n.ts', `export const f = (a: any[]) => a.length;`]],
  'typescript(no-non-null-assertion)': [['src/o.ts', `export const f = (a?: string) => a!;`]],
  'typescript(consistent-type-imports)': [
    ['src/p.ts', `import { Stats } from 'node:fs'; export type A = Stats;`],
  ],
  'typescript(no-floating-promises)': [['server/q.ts', `Promise.reject(new Error('lost'));`]],
  'typescript(no-misused-promises)': [['server/r.ts', `[1].forEach(async () => {});`]],
  'typescript(no-unsafe-assignment)': [['server/s.ts', `export const a = JSON.parse('1');`]],
  'typescript(no-unsafe-member-access)': [['server/t.ts', `void JSON.parse('1').a;`]],
  'typescript(no-unsafe-return)': [['server/u.ts', `export const f = () => JSON.parse('1');`]],
  'typescript(no-unsafe-argument)': [['server/v.ts', `void isNaN(JSON.parse('1'));`]],
  'typescript(no-unnecessary-condition)': [['src/w.ts', `export const f = (a: string) => a ?? 1;`]],
  'typescript(no-unnecessary-type-assertion)': [
    ['src/x.ts', `export const f = (a: string) => a as string;`],
  ],
  'typescript(restrict-template-expressions)': [
    ['src/y.ts', 'export const f = (a: string[]) => `${a}`;'],
  ],
  'typescript(switch-exhaustiveness-check)': [
    ['src/z.ts', `export const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1; } };`],
  ],
  'typescript(only-throw-error)': [['src/thrown.ts', `export const f = () => { throw 'a'; };`]],
  'react-hooks(rules-of-hooks)': [
    [
      'src/Hooks.tsx',
      component('if (go.length > 1) useId(); return null;', `import { useId } from 'react'; `),
    ],
  ],
  'react-hooks(exhaustive-deps)': [
    [
      'src/Deps.tsx',
      component(
        'useEffect(() => { go(); }, []); return null;',
        `import { useEffect } from 'react'; `,
      ),
    ],
  ],
  'react(set-state-in-effect)': [
    [
      'src/Effect.tsx',
      component(
        'const [a, set] = useState(1); useEffect(() => { set(2); }, []); return a;',
        `import { useEffect, useState } from 'react'; `,
      ),
    ],
  ],
  'react(refs)': [
    [
      'src/Refs.tsx',
      component('const a = useRef(1); return a.current;', `import { useRef } from 'react'; `),
    ],
  ],
  'react(purity)': [['src/Pure.tsx', component('return <p>{Math.random()}</p>;')]],
  'react(static-components)': [
    ['src/Static.tsx', component('const Inner = () => null; return <Inner />;')],
  ],
  'jsx-a11y(alt-text)': [['src/Alt.tsx', component('return <img src="a" />;')]],
  'jsx-a11y(label-has-associated-control)': [
    ['src/Label.tsx', component('return <label>Name</label>;')],
  ],
  'jsx-a11y(no-autofocus)': [['src/Focus.tsx', component('return <input autoFocus />;')]],
  'jsx-a11y(interactive-supports-focus)': [
    ['src/Tab.tsx', component('return <span role="button" onClick={go} onKeyDown={go}>Go</span>;')],
  ],
  'jsx-a11y(aria-role)': [['src/Role.tsx', component('return <div role="datepicker" />;')]],
  'unicorn(no-useless-spread)': [
    ['src/spread.ts', `export const f = (a: 1, b: 1) => ({ ...{ a, b }, c: 1 });`],
    ['tools/spread.ts', `export const f = (a: 1, b: 1) => [...[a, b], 1];`],
  ],
  'import(no-duplicates)': [
    [
      'src/twice.ts',
      `import { readFile } from 'node:fs'; import type { Stats } from 'node:fs'; export const f = (a: Stats) => [a, readFile];`,
    ],
  ],
  'Highlight is not supported in Safari 16.0, iOS Safari 16.0, Firefox 115': [
    ['src/highlight.ts', `export const f = () => new Highlight();`],
  ],
  'requestIdleCallback is not supported in Safari 16.0, iOS Safari 16.0': [
    ['src/idle.ts', `export const f = () => requestIdleCallback(() => {});`],
  ],
  'eslint(no-restricted-properties)': [
    ['src/any.ts', `export const f = () => AbortSignal.any([]);`],
    ['src/sorted.ts', `export const f = (a: readonly number[]) => a.toSorted((b, c) => b - c);`],
  ],
  'contract(messages)': [
    ['src/contract/year.ts', `import * as v from 'valibot'; export const a = v.minValue(1900);`],
    ['src/contract/whole.ts', `import * as v from 'valibot'; export const a = v.integer();`],
  ],
  'unused directive': [['src/unused.ts', '// oxlint-disable-next-line no-console\nexport {};']],
};

const accepted: Readonly<Record<string, string>> = {
  'tools/said.ts': `console.log('a');`,
  'server/any.test.ts': `it('a', () => { const a = JSON.parse('1'); expect(a).toBe(1); });`,
  'server/a/climbing.ts': `import '../../../far';`,
  'e2e/fixture.ts': `export const f = ({}, use: () => void) => { use(); };`,
};

const patterns = [
  String.raw`/^[^@]+@[^@]+\.[^@]+$/`,
  String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`,
  String.raw`/\s+$/`,
  String.raw`/<script[^>]*\ssrc="([^"]+)"/`,
  // The following two patterns take linear time.
  String.raw`/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/`,
  String.raw`/^(\+?\d+)?$/`,
];
const patternFile = patterns
  .map((pattern, n) => `export const pattern${n} = ${pattern};\n`)
  .join('');
const withPatterns = ['src/contract/fields.ts', 'src/app/App.tsx', 'server/platform/body.ts'];
const exempt = ['src/app/App.test.tsx', 'src/testing/fields.ts', 'server/testing/fields.ts'];

describe('Oxlint', () => {
  let found = new Map<string, string[]>();
  beforeAll(() => {
    found = findings({
      ...Object.fromEntries(Object.values(planted).flat()),
      ...accepted,
      'src/chrome.ts': `export const f = () => [2, 1].toSorted((a, b) => a - b);`,
      ...Object.fromEntries([...withPatterns, ...exempt].map((file) => [file, patternFile])),
    });
  });

  it.each(
    Object.entries(planted).flatMap(([rule, files]) =>
      files.map(([file]) => [rule, file] as const),
    ),
  )('Oxlint reports only %s for %s', (rule, file) => {
    expect(found.get(file)).toEqual([rule]);
  });

  it.each([...Object.keys(accepted), ...exempt])('Oxlint accepts %s', (file) => {
    expect(found.get(file)).toEqual([]);
  });

  it('Oxlint names Chrome 109 and Edge 109 if they do not support an array method', () => {
    expect(found.get('src/chrome.ts')).toContain(
      'Array.toSorted() is not supported in Edge 109, Chrome 109',
    );
  });

  it.each(withPatterns)(
    'in %s, Oxlint rejects regular expressions that take quadratic time, and accepts those that take linear time',
    (file) => {
      expect(found.get(file)).toEqual([
        'redos(no-vulnerable)',
        ...[2, 3, 4].map((line) => `redos(no-vulnerable) in line ${line}`),
      ]);
    },
  );
});
