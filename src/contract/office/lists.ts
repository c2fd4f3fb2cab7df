import * as v from 'valibot';
import { isoDate } from '../fields';

/**
 * What every resource of the office has in common (docs/product.md, The office):
 *
 *     GET   /api/office/<resource>/?page=1&perPage=25&sort=field&order=asc&<filters>  { data: [...], total }
 *     POST  /api/office/<resource>/                 makes a record
 *     GET   /api/office/<resource>/:id/             the record
 *     PATCH /api/office/<resource>/:id/             changes it; the body carries the `version` that was read
 *     POST  /api/office/<resource>/:id/<action>/    does something else with it
 *     POST  /api/office/<resource>/<action>/        the same with several, `{ ids: [...] }`
 *
 * An unknown parameter or sort field is refused with messages per field, a stale `version` with 409 and
 * `{ detail, current }`, where `current` is the record as it is now.
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

const largestPage = 100;

/** A number as a query string writes it. */
function wholeNumber(min: number, max: number) {
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
  /** Fields that the list can be sorted by. */
  sorts: readonly Sort[];
  sort: NoInfer<Sort>;
  order: (typeof orders)[number];
  /** By name of the parameter; each of them optional. */
  filters: Filters;
}

/** The schema of a list's query string; `sort` and `order` hold where it says nothing. */
export function listQuery<const Sort extends string, Filters extends v.ObjectEntries>(
  options: ListOptions<Sort, Filters>,
) {
  return v.object({
    page: v.optional(wholeNumber(1, 1_000_000), '1'),
    perPage: v.optional(wholeNumber(1, largestPage), '25'),
    sort: v.optional(v.picklist(options.sorts), () => options.sort),
    order: v.optional(v.picklist(orders), () => options.order),
    ...options.filters,
  });
}

/** What every list's query holds beside its filters. */
export interface Page {
  /** From 1. */
  page: number;
  perPage: number;
}

/** A list's answer; `total` counts all rows that pass the filters. */
export function listAnswer<Row extends v.GenericSchema>(row: Row) {
  return v.object({ data: v.array(row), total: v.number() });
}

/** Filters, as a query string writes them. */
export const filters = {
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  id: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
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

/** The version of the record that was read, in the body of each change to it. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The body of a bulk action, beside what the action itself needs. */
export const ids = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  v.minLength(1, 'Choose one at least.'),
  v.maxLength(largestPage, `At most ${largestPage} at a time.`),
);
