import * as v from 'valibot';
import { thunkExtraOf } from '@/api/thunkExtra';
import { previousAnswer } from '@/contract/fleet';
import type { PreviousAnswer } from '@/contract/fleet';
import { draftNames } from '../draft/draftRecord';
import type { DraftStorage } from '../draft/draftStorage';
import { storageOf } from './phoneStorage';

/** Whose previous reports, and of which vehicles, as the driver wrote their numbers. */
export interface Asked {
  owner: string;
  truck: string;
  trailers: string;
}

/** Number of combinations of vehicles kept per driver. */
const mostKept = 20;

const kept = v.array(v.object({ vehicles: v.string(), answer: previousAnswer }));
type Kept = v.InferOutput<typeof kept>;

/** Numbers compare by letters and digits, as on the server; trailers in any order. */
export function vehiclesKey({ truck, trailers }: Asked): string {
  const plain = (number: string) => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const names = trailers.split(/[,/;]/).map(plain);
  return [plain(truck), ...names.filter((name) => name !== '').sort()].join(' ');
}

async function readKept(storage: DraftStorage, key: string): Promise<Kept> {
  const parsed = v.safeParse(kept, await storage.read(key).catch(() => null));
  return parsed.success ? parsed.output : [];
}

function placeOf(asked: Asked, api: { extra: unknown }) {
  const extra = thunkExtraOf(api);
  const key = draftNames(extra.settings.apiHost, asked.owner).previous;
  return { storage: storageOf(api), key };
}

/** Keeps an answer beside the owner's draft, for a day without a connection. */
export async function rememberPrevious(
  asked: Asked,
  answer: PreviousAnswer,
  api: { extra: unknown },
): Promise<void> {
  const { storage, key } = placeOf(asked, api);
  if (!storage) return;
  const vehicles = vehiclesKey(asked);
  const others = (await readKept(storage, key)).filter((known) => known.vehicles !== vehicles);
  // A full disk must not keep the answer from the screen.
  await storage
    .write(key, [{ vehicles, answer }, ...others].slice(0, mostKept))
    .catch(() => undefined);
}

/** What was last fetched for these vehicles; null if nothing was. */
export async function rememberedPrevious(
  asked: Asked,
  api: { extra: unknown },
): Promise<PreviousAnswer | null> {
  const { storage, key } = placeOf(asked, api);
  if (!storage) return null;
  const vehicles = vehiclesKey(asked);
  return (
    (await readKept(storage, key)).find((known) => known.vehicles === vehicles)?.answer ?? null
  );
}
