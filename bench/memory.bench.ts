/**
 * Measures how much more memory a server with the embedded database needs than a process that only opens PGlite, both
 * with the demonstration data. BENCH_BASELINE, the folder of another built checkout, adds that build.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settledMemory } from '../server/testing/settledMemory';
import { root } from '../tools/machine/paths';

const starts = Number(process.env.BENCH_RUNS ?? 5);

/** The bare process needs the TypeScript loader. The built programs load it too, so each figure includes its memory. */
const loader = { NODE_OPTIONS: '--import tsx' };

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-bench-'));
  const { BENCH_BASELINE: other } = process.env;
  const programs = {
    'bare PGlite': join(root, 'server/testing/barePglite.ts'),
    ...(other === undefined ? {} : { [other]: join(other, 'dist/server/main.js') }),
    server: join(root, 'dist/server/main.js'),
  };
  const figures: Record<string, number[]> = {};
  try {
    // Each server migrates a separate folder. The bare process gets a copy of this build's folder.
    for (const [name, program] of Object.entries(programs).reverse()) {
      const data = join(folder, String(Object.keys(figures).length));
      if (name === 'bare PGlite') await cp(join(folder, '0'), data, { recursive: true });
      else await settledMemory({ DATA_DIR: data, ...loader }, program);
      figures[name] = [];
    }
    const names = Object.keys(figures);
    for (let start = 0; start < starts; start += 1) {
      for (const [name, program] of Object.entries(programs)) {
        const data = join(folder, String(names.indexOf(name)));
        const env = { DATA_DIR: data, ...(name === 'bare PGlite' ? {} : loader) };
        figures[name]?.push(await settledMemory(env, program));
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const bare = median(figures['bare PGlite'] ?? []);
  console.table(
    Object.entries(figures).map(([name, values]) => ({
      process: name,
      'RSS in MB': Math.round(median(values)),
      'beyond PGlite': Math.round(median(values) - bare),
    })),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
