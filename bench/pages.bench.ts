/**
 * Measures the public pages on an emulated phone. Compares each page with its baseline, which has the same content and
 * hero picture as static HTML without a script (bench/baseline). Alternates the runs of page and baseline, so that both
 * meet the same load, and compares their medians. BENCH_RUNS is the number of runs (5). BENCH_PATHS=/,/drivers selects
 * pages. BENCH_HEROES=uploaded adds a site with hero pictures uploaded in the office. BENCH_VARIANTS=name=folder,… adds
 * other builds (copies of dist/) to the same runs; docs/performance.md explains how to make one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startLinehaul, type Linehaul } from '../e2e/support/startLinehaul';
import { startBaseline } from './baselineServer';
import { builds } from './builds';
import { measure, type Figures } from './lighthouse';
import { uploadHeroes } from './uploadHeroes';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const paths = (process.env.BENCH_PATHS ?? '/,/drivers,/shippers').split(',');
const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  return (low + high) / 2;
}

interface Turn {
  page: Figures;
  baseline: Figures;
}

/** The ratio of a figure of the page to that of the baseline, from the medians of all runs. */
function ratio(turns: readonly Turn[], figure: (figures: Figures) => number): string {
  const of = (side: keyof Turn) => median(turns.map((turn) => figure(turn[side])));
  return (of('page') / of('baseline')).toFixed(2);
}

function row(turns: readonly Turn[], simulated: Figures) {
  const mid = (figure: (figures: Figures) => number) =>
    median(turns.map(({ page }) => figure(page)));
  const { scores } = simulated;
  return {
    'FCP / baseline (1.10)': ratio(turns, ({ fcp }) => fcp),
    'LCP / baseline (1.05)': ratio(turns, ({ lcp }) => lcp),
    'Speed Index / baseline (1.00)': ratio(turns, ({ speedIndex }) => speedIndex),
    'main thread / baseline (4.0)': ratio(turns, ({ mainThread }) => mainThread),
    'TBT ms (50)': Math.round(mid(({ blocking }) => blocking)),
    'CLS (0.01)': mid(({ shift }) => shift).toFixed(4),
    'JS KB sent, with headers': (mid(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1),
    'perf. A (99)': mid((figures) => figures.scores['performance'] ?? NaN),
    'perf. S (100)': scores['performance'],
    'a11y/best/SEO (100)': allCategories
      .slice(1)
      .map((name) => scores[name])
      .join('/'),
  };
}

/** The median time to a complete response over an open connection, in ms. */
async function responseTime(url: string): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < 60; tries += 1) {
    const startedAt = performance.now();
    await (await fetch(url)).text();
    if (tries >= 10) times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Waits for the rendered page, because a server that has just started sends an empty page. */
async function whenRendered(url: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes('id="state"')) await sleep(200);
}

async function measurePath(path: string, baseline: string, sites: ReadonlyMap<string, Linehaul>) {
  const turns = new Map<string, Turn[]>([...sites.keys()].map((name) => [name, []]));
  for (const site of sites.values()) await whenRendered(site.url + path);
  for (let run = 0; run < runs; run += 1) {
    const baselineFigures = await measure(baseline + path, 'devtools', ['performance']);
    for (const [name, site] of sites) {
      const page = await measure(site.url + path, 'devtools', ['performance']);
      turns.get(name)?.push({ page, baseline: baselineFigures });
    }
    console.error(`${path}: run ${run + 1} of ${runs}`);
  }
  const rows: Record<string, ReturnType<typeof row>> = {};
  for (const [name, site] of sites) {
    const simulated = await measure(site.url + path, 'simulate', allCategories);
    const title = sites.size > 1 ? `${path} ${name}` : path;
    rows[title] = row(turns.get(name) ?? [], simulated);
  }
  return rows;
}

async function bench(): Promise<void> {
  const sites = new Map<string, Linehaul>();
  const baseline = await startBaseline();
  try {
    for (const [name, folder] of builds())
      sites.set(name, await startLinehaul({ dist: folder, environment: { LOG_LEVEL: 'error' } }));
    if (process.env.BENCH_HEROES === 'uploaded') {
      const site = await startLinehaul({ environment: { LOG_LEVEL: 'error' } });
      sites.set('uploaded heroes', site);
      await uploadHeroes(site.url);
    }
    let rows = {};
    for (const path of paths) rows = { ...rows, ...(await measurePath(path, baseline.url, sites)) };
    console.table(rows);
    const { url = '' } = sites.get('product') ?? {};
    const file = await responseTime(`${url}/site.webmanifest`);
    const rendered = await responseTime(`${url}/`);
    console.log(
      `Goals in brackets. ${runs} run(s) in turns. A rendered page takes ` +
        `${(rendered - file).toFixed(1)} ms more than a static file of the same server.`,
    );
  } finally {
    for (const site of sites.values()) await site.stop();
    await baseline.stop();
  }
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
