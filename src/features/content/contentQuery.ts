import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { AppError } from '@/api/appError';
import { environmentOf } from '@/api/environment';
import { asSanitized } from '@/components/RichText/safeHtml';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { resolveMedia } from './richText/media';

/** The fields of `Item` that hold rich text, and those that hold a picture's or film's address. */
interface FieldKinds<Rich, Media> {
  rich?: readonly Rich[];
  media?: readonly Media[];
}

type KeysOf<Item, Value> = {
  [Key in keyof Item]: Item[Key] extends Value ? Key : never;
}[keyof Item];

export type Prepared<Item, Rich extends keyof Item> = Omit<Item, Rich> & Record<Rich, SafeHtml>;

/** Sanitizes rich texts and resolves addresses of one item. */
export type Prepare = <
  Item extends object,
  Rich extends KeysOf<Item, string> = never,
  Media extends KeysOf<Item, string | null> = never,
>(
  item: Item,
  kinds: FieldKinds<Rich, Media>,
) => Promise<Prepared<Item, Rich>>;

function prepareWith(api: BaseQueryApi): Prepare {
  const { settings, sanitize } = environmentOf(api);
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

type Answer = { data?: unknown; error?: AppError | undefined };
type Fetch = (args: { url: string }) => Answer | PromiseLike<Answer>;

/**
 * The `queryFn` of a content call: fetches, parses by the contract, then prepares what came, so that the cache
 * holds sanitized texts and addresses that load, for the first render and the browser alike.
 */
export function contentQuery<Wire, Content>(
  url: string,
  schema: GenericSchema<unknown, Wire>,
  finish: (content: Wire, prepare: Prepare) => Promise<Content>,
) {
  return async (
    _arg: void,
    api: BaseQueryApi,
    _options: unknown,
    fetch: Fetch,
  ): Promise<{ data: Content } | { error: AppError }> => {
    const answer = await fetch({ url });
    if (answer.error) return { error: answer.error };
    const parsed = v.safeParse(schema, answer.data);
    if (!parsed.success) return { error: { kind: 'unreadable', issue: parsed.issues[0].message } };
    return { data: await finish(parsed.output, prepareWith(api)) };
  };
}

/** Prepares every item of a list alike. */
export function eachPrepared<
  Item extends object,
  Rich extends KeysOf<Item, string> = never,
  Media extends KeysOf<Item, string | null> = never,
>(kinds: FieldKinds<Rich, Media>) {
  return (items: Item[], prepare: Prepare): Promise<Prepared<Item, Rich>[]> =>
    Promise.all(items.map((item) => prepare<Item, Rich, Media>(item, kinds)));
}
