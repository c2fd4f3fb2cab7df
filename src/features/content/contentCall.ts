import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { safeParse, type GenericSchema } from 'valibot';
import type { baseQuery, CallArgs } from '@/api/baseQuery';
import { getThunkExtra, type ThunkExtra } from '@/api/thunkExtra';
import { asSanitized, type SafeHtml } from '@/components/RichText/safeHtml';
import { resolveMedia } from '@/contract/richText/media';

/** Which fields of `Item` contain rich text, and which contain the URL of a picture or video. */
interface FieldKinds<Rich, Media> {
  rich?: readonly Rich[];
  media?: readonly Media[];
}

type KeysOf<Item, Value> = {
  [Key in keyof Item]: Item[Key] extends Value ? Key : never;
}[keyof Item];

export type Prepared<Item, Rich extends keyof Item> = Omit<Item, Rich> & Record<Rich, SafeHtml>;

/** Sanitizes an item's rich text and resolves its URLs. */
export type Prepare = <
  Item extends object,
  Rich extends KeysOf<Item, string> = never,
  Media extends KeysOf<Item, string | null> = never,
>(
  item: Item,
  kinds: FieldKinds<Rich, Media>,
) => Promise<Prepared<Item, Rich>>;

function prepareWith({ settings, sanitize }: ThunkExtra): Prepare {
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
 * Creates a content endpoint. `finish` prepares the parsed response, so the cache contains sanitized text and resolved
 * URLs.
 */
export function contentCall<Wire, Content>(
  url: string,
  schema: GenericSchema<unknown, Wire>,
  finish: (content: Wire, prepare: Prepare) => Promise<Content>,
) {
  return {
    async queryFn(
      _arg: unknown,
      api: BaseQueryApi,
      _options: unknown,
      send: (args: CallArgs) => ReturnType<typeof baseQuery>,
    ) {
      const { data, error, meta } = await send({ url });
      if (error) return { error, meta };
      const parsed = safeParse(schema, data);
      if (!parsed.success) {
        return { error: { kind: 'unreadable' as const, issue: parsed.issues[0].message }, meta };
      }
      return { data: await finish(parsed.output, prepareWith(getThunkExtra(api))), meta };
    },
  };
}

export function eachPrepared<
  Item extends object,
  Rich extends KeysOf<Item, string> = never,
  Media extends KeysOf<Item, string | null> = never,
>(kinds: FieldKinds<Rich, Media>) {
  return (items: Item[], prepare: Prepare): Promise<Prepared<Item, Rich>[]> =>
    Promise.all(items.map((item) => prepare<Item, Rich, Media>(item, kinds)));
}
