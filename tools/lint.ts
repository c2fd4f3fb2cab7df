/**
 * `npm run lint`: the layer rules, ESLint, unused code (knip.json) and the formatting. Changes
 * nothing.
 */
import { runBin, runTool } from './run';

async function main(): Promise<void> {
  const failures = [
    await runTool('tools/layers/check.ts'),
    await runBin('eslint', ['.', '--max-warnings', '0']),
    await runBin('knip', ['--no-progress', '--no-config-hints']),
    await runBin('prettier', ['--check', '--log-level', 'warn', '.']),
  ].filter((code) => code !== 0);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

void main();
