import * as v from 'valibot';
import { thunkExtraOf } from '@/api/thunkExtra';
import { previousResponse } from '@/contract/extensions';
import type { PreviousResponse } from '@/contract/extensions';
import { namesOf, plain, vehiclesKey } from '@/features/inspection/model/rules/vehicleNames';
import type { Vehicles } from '@/features/inspection/model/rules/vehicleNames';
import { draftNames } from './draftNames';
import type { DraftStorage } from './draftStorage';
import { phoneOf } from './phone';

/** Vehicles, and the driver whose previous reports they have. */
export interface OwnedVehicles extends Vehicles {
  owner: string;
}

/** Number of combinations of vehicles kept per driver. */
const maxKept = 20;

const keptResponse = v.object({ vehicles: v.string(), answer: previousResponse });
type Kept = v.InferOutput<typeof keptResponse>[];

/** Newest first, without records that cannot be read. Rejects if the storage fails. */
async function readKept(storage: DraftStorage, key: string): Promise<Kept> {
  const list = v.safeParse(v.array(v.unknown()), await storage.read(key));
  return (list.success ? list.output : []).flatMap((record) => {
    const parsed = v.safeParse(keptResponse, record);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The keys of the owner's stored responses, and of a photo that they name. */
function placeOf(owner: string, api: { extra: unknown }) {
  const extra = thunkExtraOf(api);
  const key = draftNames(extra.settings.apiHost, owner).previous;
  return { storage: phoneOf(api)?.storage, key, keyOfPhoto: (id: string) => `${key}:${id}` };
}

/** The ids of the photos that the responses name. */
const photosIn = (kept: Kept) =>
  new Set(
    kept
      .flatMap(({ answer }) => answer.vehicles)
      .flatMap(({ defects }) => defects)
      .flatMap(({ photos }) => photos.map(({ id }) => id)),
  );

/** Stores a response next to the owner's draft, for use without a connection. */
export async function rememberPrevious(
  owned: OwnedVehicles,
  answer: PreviousResponse,
  api: { extra: unknown },
): Promise<void> {
  const { storage, key, keyOfPhoto } = placeOf(owned.owner, api);
  // A number that is still being typed is not a vehicle yet.
  if (!storage || answer.vehicles.length === 0) return;
  const vehicles = vehiclesKey(owned);
  try {
    const before = await readKept(storage, key);
    const others = before.filter((known) => known.vehicles !== vehicles);
    const after = [{ vehicles, answer }, ...others].slice(0, maxKept);
    const named = photosIn(after);
    const unnamed = [...photosIn(before)].filter((id) => !named.has(id));
    await storage.write(key, after);
    for (const id of unnamed) await storage.remove(keyOfPhoto(id));
  } catch {
    // A full or broken disk must not prevent the response from being shown.
  }
}

/**
 * The last response for these vehicles, even if they were fetched in other combinations; null if
 * there is none.
 */
export async function rememberedPrevious(
  owned: OwnedVehicles,
  api: { extra: unknown },
): Promise<PreviousResponse | null> {
  const { storage, key } = placeOf(owned.owner, api);
  if (!storage) return null;
  const kept = await readKept(storage, key).catch((): Kept => []);
  const vehicles = vehiclesKey(owned);
  const same = kept.find((known) => known.vehicles === vehicles);
  if (same) return same.answer;
  const found = namesOf(owned).flatMap((name) => latestOf(kept, name) ?? []);
  const [oldest] = found.map(({ as_of }) => as_of).sort();
  return oldest === undefined
    ? null
    : { ...carrierOf(kept), as_of: oldest, vehicles: found.map(({ vehicle }) => vehicle) };
}

/** The carrier's data from the latest response. */
function carrierOf(kept: Kept) {
  const { carrier_phone = '', phone_signatures = true } = kept[0]?.answer ?? {};
  return { carrier_phone, phone_signatures };
}

/** The latest response about one vehicle. */
function latestOf(kept: Kept, { kind, number }: ReturnType<typeof namesOf>[number]) {
  for (const { answer } of kept) {
    const vehicle = answer.vehicles.find(
      ({ vehicle: known }) => known.kind === kind && plain(known.number) === number,
    );
    if (vehicle) return { as_of: answer.as_of, vehicle };
  }
  return undefined;
}

/** The owner and the photo of a sent defect. */
export interface OwnedPhoto {
  owner: string;
  id: string;
}

const dataUrl = v.pipe(v.string(), v.regex(/^data:image\//));

/** Stores a thumbnail, a data URL, for as long as a stored response names it. */
export async function rememberPhoto(
  { owner, id }: OwnedPhoto,
  thumbnail: string,
  api: { extra: unknown },
): Promise<void> {
  const { storage, key, keyOfPhoto } = placeOf(owner, api);
  if (!storage || !v.is(dataUrl, thumbnail)) return;
  try {
    const isNamed = photosIn(await readKept(storage, key)).has(id);
    if (isNamed) await storage.write(keyOfPhoto(id), thumbnail);
  } catch {
    // A full or broken disk must not prevent the photo from being shown.
  }
}

/** The thumbnail as it was last fetched; null if it is not stored. */
export async function rememberedPhoto(
  { owner, id }: OwnedPhoto,
  api: { extra: unknown },
): Promise<string | null> {
  const { storage, keyOfPhoto } = placeOf(owner, api);
  const parsed = v.safeParse(dataUrl, await storage?.read(keyOfPhoto(id)).catch(() => null));
  return parsed.success ? parsed.output : null;
}
