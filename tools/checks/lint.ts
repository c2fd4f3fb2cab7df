/**
 * `npm run lint`: the layer rules, ESLint, unused code (knip.json) and the formatting. Changes
 * nothing.
 */
import { runBin, runTool } from '../machine/run';

async function main(): Promise<void> {
  const codes = await Promise.all([
    // ESLint takes longer than all the others combined.
    runBin('eslint', ['.', '--max-warnings', '0']),
    runTool('tools/layers/check.ts'),
    runBin('knip', ['--no-progress', '--no-config-hints']),
    runBin('prettier', ['--check', '--log-level', 'warn', '.']),
  ]);
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
}

void main();
