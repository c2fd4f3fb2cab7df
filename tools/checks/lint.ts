/**
 * `npm run lint` checks the layer rules, the code with Oxlint, unused code (knip.ts) and the formatting. It changes no
 * file.
 */
import { runBin, runTool } from '../machine/run';

async function main(): Promise<void> {
  const codes = await Promise.all([
    runBin('oxlint', []),
    runTool('tools/layers/check.ts'),
    runBin('knip', ['--no-progress', '--no-config-hints']),
    runBin('knip', ['--production', '--exports', '--files', '--no-progress', '--no-config-hints']),
    runBin('oxfmt', ['--check']),
  ]);
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
}

void main();
