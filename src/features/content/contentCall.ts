import type { GenericSchema } from 'valibot';
import { responseSchema } from '@/api/responseSchema';
import type { ResponseMeta } from '@/api/serverResponse';
import { asSanitized, type SafeHtml } from '@/components/RichText/safeHtml';
import { resolveMedia } from '@/contract/richText/media';

/** The fields of `Item` with rich text, and those with the URL of a picture or video. */
interface FieldKinds<Rich, Media> {
  rich?: readonly Rich[];
  media?: readonly Media[];
}

type KeysOf<Item, Value> = {
  [Key in keyof Item]: Item[Key] extends Value ? Key : never;
}[keyof Item];

export type Prepared<Item, Rich extends keyof Item> = Omit<Item, Rich> & Record<Rich, SafeHtml>;

/** Sanitizes the rich texts and resolves the URLs of an item. */
export type Prepare = <
  Item extends object,
  Rich extends KeysOf<Item, string> = never,
  Media extends KeysOf<Item, string | null> = never,
>(
  item: Item,
  kinds: FieldKinds<Rich, Media>,
) => Promise<Prepared<Item, Rich>>;

function prepareWith({ settings, sanitize }: ResponseMeta): Prepare {
  return async (item, { rich = [], media = [] }) => {
    const prepared: Record<PropertyKey, unknown> = Object.fromEntries(Object.entries(item));
    for (const field of rich) {
      prepared[field] = asSanitized(await sanitize(String(prepared[field])));
    }
    for (const field of media) {
      const address = prepared[field];
      prepared[field] = resolveMedia(
        settings.apiHost,
        typeof address === 'string' ? address : null,
      );
    }
    return prepared as Prepared<typeof item, (typeof rich)[number]>;
  };
}

/**
 * A content endpoint. The contract parses the response, which is then prepared, so that the cache
 * has sanitized texts and absolute URLs, both on the server and in the browser.
 */
export function contentCall<Wire, Content>(
  url: string,
  schema: GenericSchema<unknown, Wire>,
  finish: (content: Wire, prepare: Prepare) => Promise<Content>,
) {
  return {
    query: () => ({ url }),
    rawResponseSchema: responseSchema(schema),
    transformResponse(content: Wire, meta: ResponseMeta | undefined): Promise<Content> {
      if (!meta) throw new Error('The base query returned no meta.');
      return finish(content, prepareWith(meta));
    },
  };
}

/** Prepares every item of a list. */
export function eachPrepared<
  Item extends object,
  Rich extends KeysOf<Item, string> = never,
  Media extends KeysOf<Item, string | null> = never,
>(kinds: FieldKinds<Rich, Media>) {
  return (items: Item[], prepare: Prepare): Promise<Prepared<Item, Rich>[]> =>
    Promise.all(items.map((item) => prepare<Item, Rich, Media>(item, kinds)));
}
