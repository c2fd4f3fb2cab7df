import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import type { DateTime } from '@/contract/dates';
import type { ItemValues } from '@/contract/inspection';
import { trips } from '@/contract/records';
import { headerFields } from './header';
import type { HeaderValues, Trip } from './header';

/** A report as the office received it. */
export interface SentReport {
  /** `sent` for good, or `saved` with its defects, when it may still be corrected. */
  outcome: (typeof outcomes)[number];
  /** When this phone received the confirmation, on the driver's clock. */
  sentAt: DateTime;
  header: HeaderValues;
  items: ItemValues;
  /** The descriptions of its defects. */
  defects: Partial<Record<ChecklistKey, string>>;
  /** Before or after the trip; null in records of earlier versions. */
  trip: Trip | null;
  /** The driver has closed its receipt. */
  isSeen: boolean;
}

const outcomes = ['sent', 'saved'] as const;

/** Number of reports kept on the phone. */
export const sentLimit = 10;

const sentReport = v.object({
  /**
   * Missing in earlier versions, like the defects, because they kept only reports that were sent
   * for good.
   */
  outcome: v.fallback(v.optional(v.picklist(outcomes), 'sent'), 'sent'),
  defects: v.fallback(
    v.optional(v.object(v.entriesFromList(checklistKeys, v.optional(v.string()))), {}),
    {},
  ),
  sentAt: v.object({ date: v.string(), time: v.string() }),
  header: v.object(v.entriesFromList(headerFields, v.optional(v.string(), ''))),
  items: v.object(v.entriesFromList(checklistKeys, v.optional(v.nullable(v.boolean()), null))),
  trip: v.fallback(v.optional(v.nullable(v.picklist(trips)), null), null),
  isSeen: v.boolean(),
});

/**
 * The sent reports in a draft's record, latest first. Earlier records have none; damaged reports
 * are left out.
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
