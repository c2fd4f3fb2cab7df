import * as v from 'valibot';
import { isoDate } from '../dates';
import { wholeNumber } from '../fields';

/**
 * The conventions of the office's resources (docs/product.md, The office):
 *
 *     GET   /api/office/<resource>/?page=1&perPage=25&sort=field&order=asc&<filters>  { data: [...], total }
 *     POST  /api/office/<resource>/                 creates a record
 *     GET   /api/office/<resource>/:id/             returns the record
 *     PATCH /api/office/<resource>/:id/             changes it; the body has the `version` that was read
 *     POST  /api/office/<resource>/:id/<action>/    performs another action on it
 *     POST  /api/office/<resource>/<action>/        the same for several, `{ ids: [...] }`
 *
 * Unknown parameters and sort fields are rejected with field errors, an outdated `version`
 * with 409 and `{ detail, current }`, where `current` is the current record.
 */
export function officePaths<const Resource extends string>(resource: Resource) {
  const list = `/api/office/${resource}/` as const;
  return {
    resource,
    list,
    record: `${list}:id/`,
    action: <const Action extends string>(action: Action) => `${list}:id/${action}/` as const,
    bulk: <const Action extends string>(action: Action) => `${list}${action}/` as const,
  } as const;
}

/** A list counts no more rows than this. A greater `total` means 'more than this number'. */
export const maxCounted = 10_000;

const largestPage = 100;
export const maxAtOnce = largestPage;

function numberText(min: number, max: number) {
  const message = `Must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

const orders = ['asc', 'desc'] as const;

interface ListOptions<Sort extends string, Filters extends v.ObjectEntries> {
  sorts: readonly Sort[];
  sort: NoInfer<Sort>;
  order: (typeof orders)[number];
  filters: Filters;
}

/** The schema of a list's query string. `sort` and `order` are the defaults. */
export function listQuery<const Sort extends string, Filters extends v.ObjectEntries>(
  options: ListOptions<Sort, Filters>,
) {
  return v.object({
    page: v.optional(numberText(1, 1_000_000), '1'),
    perPage: v.optional(numberText(1, largestPage), '25'),
    sort: v.optional(v.picklist(options.sorts), () => options.sort),
    order: v.optional(v.picklist(orders), () => options.order),
    ...options.filters,
  });
}

export interface Page {
  /** From 1. */
  page: number;
  perPage: number;
}

/** The maximum number of words in a search, because the server compares each one with the text of every row. */
const maxSearchWords = 8;

/** The distinct words of a search. */
export function splitSearchWords(search: string | undefined): string[] {
  return [...new Set(search?.toLowerCase().split(/\s+/).filter(Boolean))];
}

const maxSearchLength = 100;

export const filters = {
  search: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxSearchLength, `Search for at most ${maxSearchLength} characters.`),
      v.check(
        (text) => splitSearchWords(text).length <= maxSearchWords,
        `Search for at most ${maxSearchWords} words.`,
      ),
    ),
  ),
  id: v.optional(numberText(1, Number.MAX_SAFE_INTEGER)),
  flag: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
  ),
  day: v.optional(isoDate('Day')),
};

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return v.optional(v.picklist(choices));
}

/** A record's id. The database has a `bigint`, here limited to what a JavaScript number represents exactly. */
export const recordId = wholeNumber(1, Number.MAX_SAFE_INTEGER, 'The id');

/** The version that the client read, sent with each change. */
export const version = wholeNumber(1, 2 ** 31 - 1, 'The version');

export const ids = v.pipe(
  v.array(recordId),
  v.minLength(1, 'Choose at least one.'),
  v.maxLength(maxAtOnce, `At most ${maxAtOnce} at a time.`),
);
