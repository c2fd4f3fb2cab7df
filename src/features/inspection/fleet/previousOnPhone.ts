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

function placeOf(owner: string, api: { extra: unknown }) {
  const extra = thunkExtraOf(api);
  const key = draftNames(extra.settings.apiHost, owner).previous;
  return { storage: storageOf(api), key, keyOfPhoto: (id: string) => `${key}:${id}` };
}

/** The ids of the photos that the answers name. */
const photosIn = (answers: Kept) =>
  new Set(
    answers
      .flatMap(({ answer }) => answer.vehicles)
      .flatMap(({ defects }) => defects)
      .flatMap(({ photos }) => photos.map(({ id }) => id)),
  );

/** Keeps an answer beside the owner's draft, for a day without a connection. */
export async function rememberPrevious(
  asked: Asked,
  answer: PreviousAnswer,
  api: { extra: unknown },
): Promise<void> {
  const { storage, key, keyOfPhoto } = placeOf(asked.owner, api);
  if (!storage) return;
  const vehicles = vehiclesKey(asked);
  const before = await readKept(storage, key);
  const others = before.filter((known) => known.vehicles !== vehicles);
  const after = [{ vehicles, answer }, ...others].slice(0, mostKept);
  const named = photosIn(after);
  const unnamed = [...photosIn(before)].filter((id) => !named.has(id));
  try {
    await storage.write(key, after);
    for (const id of unnamed) await storage.remove(keyOfPhoto(id));
  } catch {
    // A full disk must not keep the answer from the screen.
  }
}

/** What was last fetched for these vehicles; null if nothing was. */
export async function rememberedPrevious(
  asked: Asked,
  api: { extra: unknown },
): Promise<PreviousAnswer | null> {
  const { storage, key } = placeOf(asked.owner, api);
  if (!storage) return null;
  const vehicles = vehiclesKey(asked);
  return (
    (await readKept(storage, key)).find((known) => known.vehicles === vehicles)?.answer ?? null
  );
}

/** Whose photo of a sent defect. */
export interface OwnedPhoto {
  owner: string;
  id: string;
}

/** Keeps a thumbnail, a data URL, for as long as a kept answer names it. */
export async function rememberPhoto(
  { owner, id }: OwnedPhoto,
  thumbnail: string,
  api: { extra: unknown },
): Promise<void> {
  const { storage, key, keyOfPhoto } = placeOf(owner, api);
  if (!storage || !photosIn(await readKept(storage, key)).has(id)) return;
  await storage.write(keyOfPhoto(id), thumbnail).catch(() => undefined);
}

/** The thumbnail as it was last fetched; null if it is not kept. */
export async function rememberedPhoto(
  { owner, id }: OwnedPhoto,
  api: { extra: unknown },
): Promise<string | null> {
  const { storage, keyOfPhoto } = placeOf(owner, api);
  const parsed = v.safeParse(v.string(), await storage?.read(keyOfPhoto(id)).catch(() => null));
  return parsed.success ? parsed.output : null;
}
