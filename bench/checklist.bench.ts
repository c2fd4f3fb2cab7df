/**
 * Compares the report on a slow phone with the same markup and styles as plain DOM. Measures the time from a tap to the
 * frame that shows the mark, and the main-thread time of a cold open. The rounds of all pages alternate. BENCH_RUNS
 * is the number of rounds (3). BENCH_VARIANTS=name=folder,… adds other builds (copies of dist/) to the same rounds.
 */
import { chromium } from '@playwright/test';
import { startLinehaul, type Linehaul } from '../e2e/support/startLinehaul';
import { chromiumFlags, ensureChromium } from '../tools/machine/browser';
import type { StaticServer } from '../tools/start/staticServer';
import { builds } from './builds';
import { clearAll, percentile, slowDown, tapAll } from './checklist/measure';
import { servePlainReport } from './checklist/plainReport';
import { openPlain, openReport, type Subject } from './checklist/subjects';

const rounds = Number(process.env.BENCH_RUNS ?? 3);
const taps = { Good: '.mark-good', Defective: '.mark-defective' };
const plain = 'plain DOM';

/** Returns the times in ms by subject. Each round measures every subject once. */
async function inTurns(
  subjects: ReadonlyMap<string, Subject>,
  measure: (subject: Subject) => Promise<number[]>,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, subject] of subjects) {
      times.set(name, [...(times.get(name) ?? []), ...(await measure(subject))]);
    }
  }
  return times;
}

/** Taps this button in every row, and clears all rows afterward. Returns the times in ms. */
async function tapTimes({ page }: Subject, button: string, rate: number): Promise<number[]> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await slowDown(session, rate);
  const times = await tapAll(page, button);
  await slowDown(session, 1);
  await clearAll(page);
  return times;
}

function rows(figure: string, times: ReadonlyMap<string, number[]>) {
  const base = times.get(plain) ?? [];
  return [...times].map(([name, list]) => ({
    figure,
    build: name,
    'p50 ms': percentile(list, 0.5).toFixed(0),
    'p95 ms': percentile(list, 0.95).toFixed(0),
    'p50 to plain DOM': (percentile(list, 0.5) / percentile(base, 0.5)).toFixed(2),
  }));
}

async function measureAll(subjects: ReadonlyMap<string, Subject>) {
  const table = [];
  for (const rate of [4, 6]) {
    for (const [name, button] of Object.entries(taps)) {
      const times = await inTurns(subjects, (subject) => tapTimes(subject, button, rate));
      table.push(...rows(`${name}, CPU ${rate} x slower`, times));
    }
  }
  const opened = await inTurns(subjects, async (subject) => [await subject.openCold(4)]);
  return [...table, ...rows('cold open, CPU 4 x slower', opened)];
}

async function main(): Promise<void> {
  const servers: (Linehaul | StaticServer)[] = [];
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags(),
  });
  try {
    const reports = new Map<string, Subject>();
    for (const [name, dist] of builds()) {
      const server = await startLinehaul({ dist });
      servers.push(server);
      reports.set(name, await openReport(browser, server.url));
    }
    const [report] = reports.values();
    if (!report) throw new Error('There is no build to measure.');
    const server = await servePlainReport(report.page);
    servers.push(server);
    console.table(
      await measureAll(new Map([[plain, await openPlain(browser, server.url)], ...reports])),
    );
    console.log(`${rounds} round(s) in turns.`);
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
