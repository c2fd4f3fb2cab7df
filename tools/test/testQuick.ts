/**
 * `npm run test:quick` checks what has changed since main. Checks the types and the layer rules of the whole
 * repository, and the changed files with Oxlint and Oxfmt. Runs the unit, tool, server and end-to-end tests that depend
 * on a changed file (tools/jest/serverDependencies.js), except for those that only `npm test -- --all` runs.
 * `npm run test:quick -- REF` compares with another commit.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { inRoot, root } from '../machine/paths';
import { runBin, runTool } from '../machine/run';
import { leavingOut } from './onlyAll';
import { printTotals, runLanes, type Stage } from './stages';
import { jestStage, playwrightStage, types } from './testStages';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** Returns the commit at which this branch left the remote's main, or the local main without a remote. */
function forkPoint(): string {
  const mains = git('for-each-ref', '--format=%(refname:short)', 'refs/remotes/*/main');
  return git('merge-base', 'HEAD', mains.split('\n')[0] || 'main');
}

/** Returns the files that differ from the commit, including new and deleted files. */
function changedSince(commit: string): string[] {
  const tracked = git('diff', '--name-only', commit);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${tracked}\n${untracked}`.split('\n').filter((file) => file !== '');
}

function lintStage(files: readonly string[]): Stage {
  const changed = files.filter((file) => fs.existsSync(inRoot(file)));
  const scripts = changed.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file));
  const format = ['--check', '--no-error-on-unmatched-pattern', ...changed];
  return {
    title: 'lint',
    run: async (_results, options) => {
      const failures = [
        await runTool('tools/layers/check.ts', [], options),
        scripts.length > 0 && (await runBin('oxlint', scripts, options)),
        changed.length > 0 && (await runBin('oxfmt', format, options)),
      ].filter(Boolean);
      return failures.length;
    },
  };
}

function endToEndStage(commit: string): Stage {
  const choice = [`--only-changed=${commit}`, '--pass-with-no-tests'];
  const stage = playwrightStage(
    'end-to-end',
    'tools/test/testE2e.ts',
    '--reporter=list,json',
    ...choice,
  );
  return {
    ...stage,
    run: async (results, options) => {
      const playwright = inRoot('node_modules', '.bin', 'playwright');
      const list = spawnSync(playwright, ['test', '--list', ...choice], { cwd: root });
      // Skips the build, which takes half a minute, if there is no test to run.
      return list.stdout.includes('Total: 0 tests') ? 0 : stage.run(results, options);
    },
  };
}

async function main(): Promise<void> {
  const startedAt = Date.now();
  Object.assign(process.env, leavingOut);
  const commit = process.argv[2] ?? forkPoint();
  const changed = changedSince(commit);
  const choice = [`--changedSince=${commit}`, '--passWithNoTests'];
  // Every server test depends on the migrations, even though no file imports them.
  const isMigration = (file: string) => file.startsWith('server/migrations/');
  const lanes = [
    [types, lintStage(changed)],
    [
      jestStage('unit tests', ['unit', 'tools'], ...choice),
      jestStage('server tests', ['server'], ...(changed.some(isMigration) ? [] : choice)),
      endToEndStage(commit),
    ],
  ];
  printTotals(await runLanes(lanes), startedAt);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
