import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { calls, withId } from '@/contract/calls';
import { extensionPaths, photoType } from '@/contract/extensions';
import { report } from '../../server/testing/reports';
import type { Durations } from './Durations';

/** `send` rejects if the response is an error. */
export interface BenchDriver {
  name: string;
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** The interval in ms at which the page polls the certifications (`certifiedInterval` of the product). */
const pollInterval = 5000;
/** The share of reports with a defect, from 0 to 1. Each defect has two photos. */
const defective = 1 / 3;
const photosPerDefect = 2;

const json = { 'content-type': 'application/json' };
const created = v.object({ id: v.number() });
const silentHorn = (fixed: boolean) => [
  { vehicle_inspection: null, key: 'horn' as const, text: 'Silent', fixed },
];

/**
 * Simulates one driver's inspection. The driver reads the previous report, saves a new one, and keeps the page open
 * until `end` (ms on the clock of `performance.now()`). If there is a defect, sends photos of it and marks it fixed.
 */
export async function workShift(
  driver: BenchDriver,
  { durations, photo, end }: { durations: Durations; photo: Buffer; end: number },
): Promise<void> {
  const remaining = () => end - performance.now();
  await sleep(Math.random() * remaining() * 0.6);
  const truck = `T-${driver.name}`;
  await durations.measure('previous', () =>
    driver.send(`${extensionPaths.previous}?truck=${truck}&trailers=53-${driver.name}`),
  );
  const hasDefect = Math.random() < defective;
  const body = report({
    truck_number: truck,
    trailer_numbers: `53-${driver.name}`,
    ...(hasDefect && { horn: false, comments: silentHorn(false) }),
  });
  const saved = await durations.measure('create', async () =>
    v.parse(created, await (await driver.send(calls.createInspection, post(body))).json()),
  );
  if (!saved) return;
  const polling = poll(driver, durations, remaining);
  if (hasDefect) {
    const photos = sendPhotos(driver, { durations, photo, report: saved.id });
    await sleep(Math.random() * 5000);
    const fix = { comments: silentHorn(true), horn: true };
    await durations.measure('patch', () =>
      driver.send(withId(calls.updateInspection, saved.id), { ...post(fix), method: 'PATCH' }),
    );
    await photos;
  }
  await polling;
}

const post = (body: unknown) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

/**
 * Sends the photos one after another, as the phone does. For each photo, records the time from saving the report until
 * the server has the photo.
 */
async function sendPhotos(
  driver: BenchDriver,
  { durations, photo, report: id }: { durations: Durations; photo: Buffer; report: number },
): Promise<void> {
  const savedAt = performance.now();
  for (let n = 0; n < photosPerDefect; n += 1) {
    const query = new URLSearchParams({
      report: String(id),
      item: 'horn',
      taken_at: new Date().toISOString(),
    });
    const path = `${withId(extensionPaths.photo, randomUUID())}?${query}`;
    const upload = {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { 'content-type': photoType },
    };
    const sent = await durations.measure('photo request', () => driver.send(path, upload));
    if (sent) durations.add('photo', performance.now() - savedAt);
  }
}

async function poll(driver: BenchDriver, durations: Durations, remaining: () => number) {
  let etag = '';
  while (remaining() > pollInterval) {
    await sleep(pollInterval);
    const response = await durations.measure('poll', () =>
      driver.send(extensionPaths.current, { headers: { 'if-none-match': etag } }),
    );
    etag = response?.headers.get('etag') ?? etag;
  }
}
