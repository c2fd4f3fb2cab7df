import * as v from 'valibot';
import { photosIn, placeOf, readKept } from './previousOnPhone';

/** The owner and the photo of a sent defect. */
export interface OwnedPhoto {
  owner: string;
  id: string;
}

const dataUrl = v.pipe(v.string(), v.regex(/^data:image\//));

/** Keeps a thumbnail, a data URL, for as long as a stored response names it. */
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
    // A full or broken disk must not keep the photo from the screen.
  }
}

/** The thumbnail as it was last fetched; null if it is not kept. */
export async function rememberedPhoto(
  { owner, id }: OwnedPhoto,
  api: { extra: unknown },
): Promise<string | null> {
  const { storage, keyOfPhoto } = placeOf(owner, api);
  const parsed = v.safeParse(dataUrl, await storage?.read(keyOfPhoto(id)).catch(() => null));
  return parsed.success ? parsed.output : null;
}
