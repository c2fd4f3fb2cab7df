import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { chromiumFlags, ensureChromium } from '../tools/machine/browser';
import { inRoot } from '../tools/machine/paths';

/** `devtools` slows the browser down. `simulate` computes the times of a slow browser. */
export type Throttling = 'devtools' | 'simulate';

const audit = v.object({ numericValue: v.number() });
const transfer = v.object({ resourceType: v.optional(v.string()), transferSize: v.number() });

const response = v.object({
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'speed-index': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'mainthread-work-breakdown': audit,
    'network-requests': v.object({ details: v.object({ items: v.array(transfer) }) }),
  }),
});

/**
 * Times are in ms on this machine, so only their ratios are meaningful. Sizes are in bytes as sent, and scores are from
 * 0 to 100.
 */
export interface Figures {
  fcp: number;
  lcp: number;
  speedIndex: number;
  blocking: number;
  mainThread: number;
  shift: number;
  scriptBytes: number;
  scores: Record<string, number>;
}

function toFigures({ audits, categories }: v.InferOutput<typeof response>): Figures {
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    mainThread: audits['mainthread-work-breakdown'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
  };
}

async function measureOnce(
  url: string,
  throttling: Throttling,
  categories: readonly string[],
): Promise<Figures> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'linehaul-lighthouse-'));
  const output = path.join(folder, 'report.json');
  try {
    await promisify(execFile)(
      process.execPath,
      [
        inRoot('node_modules', 'lighthouse', 'cli', 'index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--throttling-method=${throttling}`,
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=--headless=new ${chromiumFlags().join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 1e8 },
    );
    return toFigures(v.parse(response, JSON.parse(await fs.readFile(output, 'utf8'))));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Measures the page with Lighthouse's mobile settings. Retries, because a busy machine can spoil a run. */
export async function measure(
  ...what: Parameters<typeof measureOnce>
): ReturnType<typeof measureOnce> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measureOnce(...what);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}
