/** Checks the rules about imports with dependency-cruiser (.dependency-cruiser.cjs). */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { inRoot } from '../machine/paths';
import { lineAt, type Violation } from './violation';

const report = v.object({
  modules: v.array(
    v.object({
      source: v.string(),
      dependencies: v.array(v.object({ module: v.string(), resolved: v.string() })),
    }),
  ),
  summary: v.object({
    violations: v.array(
      v.object({ from: v.string(), to: v.string(), rule: v.object({ name: v.string() }) }),
    ),
    ruleSetUsed: v.object({
      forbidden: v.array(v.object({ name: v.string(), comment: v.string() })),
    }),
  }),
});

const folders = ['src', 'server', 'e2e', 'tools', 'bench', 'simulation'];

function cruise(tree: string): v.InferOutput<typeof report> {
  const config = inRoot('.dependency-cruiser.cjs');
  const present = folders.filter((folder) => fs.existsSync(path.join(tree, folder)));
  const result = spawnSync(
    inRoot('node_modules', '.bin', 'depcruise'),
    ['--config', config, '--output-type', 'json', '--progress', 'none', ...present],
    { cwd: tree, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!result.stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${result.stderr}`);
  return v.parse(report, JSON.parse(result.stdout));
}

export function brokenImportRules(tree: string): Violation[] {
  const { modules, summary } = cruise(tree);
  const reasons = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]));
  const findImportLine = (from: string, to: string) => {
    const { dependencies = [] } = modules.find(({ source }) => source === from) ?? {};
    const name = dependencies.find(({ resolved }) => resolved === to)?.module ?? to;
    const text = fs.readFileSync(path.join(tree, from), 'utf8');
    return lineAt(text, text.indexOf(`'${name}'`));
  };
  return summary.violations.map(({ from, to, rule }) => ({
    rule: rule.name,
    file: from,
    line: findImportLine(from, to),
    what: `imports ${to}`,
    reason: reasons.get(rule.name) ?? '',
  }));
}
