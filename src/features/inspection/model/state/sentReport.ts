import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import type { Moment } from '@/contract/dates';
import type { ItemValues } from '@/contract/inspection';
import { trips } from '@/contract/records';
import { headerFields } from './header';
import type { HeaderValues, Trip } from './header';

/** A report as it was sent for good. */
export interface SentReport {
  /** When this phone learned of it, on the driver's clock. */
  sentAt: Moment;
  header: HeaderValues;
  items: ItemValues;
  /** Before or after the trip; null in records of earlier versions. */
  trip: Trip | null;
  /** The driver has closed its receipt. */
  isSeen: boolean;
}

/** Number of sent reports kept on the phone. */
export const sentLimit = 10;

const sentReport = v.object({
  sentAt: v.object({ date: v.string(), time: v.string() }),
  header: v.object(v.entriesFromList(headerFields, v.optional(v.string(), ''))),
  items: v.object(v.entriesFromList(checklistKeys, v.optional(v.nullable(v.boolean()), null))),
  trip: v.fallback(v.optional(v.nullable(v.picklist(trips)), null), null),
  isSeen: v.boolean(),
});

/**
 * The sent reports in a draft's record, latest first. Earlier records have none; damaged ones are
 * left out.
 */
export const sentReports = v.pipe(
  v.fallback(v.optional(v.array(v.unknown()), []), []),
  v.transform((kept): SentReport[] =>
    kept.flatMap((report) => {
      const parsed = v.safeParse(sentReport, report);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);
