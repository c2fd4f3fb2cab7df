import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import type { DateTime } from '@/contract/dates';
import { trips } from '@/contract/records';
import { headerFields } from './header';

/** The number of sent reports that the phone keeps. */
export const sentLimit = 10;

const sentReport = v.object({
  /**
   * `sent` means that the report was sent for good, `saved` that the office has it with its defects, and `superseded`
   * that the office has it, but the driver's other phone has created a newer one. Missing in records from earlier
   * versions.
   */
  outcome: v.fallback(v.optional(v.picklist(['sent', 'saved', 'superseded']), 'sent'), 'sent'),
  defects: v.fallback(
    v.optional(v.object(v.entriesFromList(checklistKeys, v.optional(v.string()))), {}),
    {},
  ),
  /** When this phone received the confirmation, by its own clock. */
  sentAt: v.object({ date: v.string(), time: v.string() }),
  header: v.object(v.entriesFromList(headerFields, v.optional(v.string(), ''))),
  items: v.object(v.entriesFromList(checklistKeys, v.optional(v.nullable(v.boolean()), null))),
  /** Null in records from earlier versions. */
  trip: v.fallback(v.optional(v.nullable(v.picklist(trips)), null), null),
  /** The good items that the driver marked with their category's button. Missing in earlier versions. */
  byCategory: v.fallback(v.optional(v.array(v.picklist(checklistKeys)), []), []),
  /** Missing in earlier versions. */
  notFitted: v.fallback(v.optional(v.array(v.picklist(checklistKeys)), []), []),
  isSeen: v.boolean(),
  /** The office's id and the sent report's digest. Null if the phone received none. */
  id: v.fallback(v.optional(v.nullable(v.number()), null), null),
  digest: v.fallback(v.optional(v.nullable(v.string()), null), null),
});

export type SentReport = v.InferOutput<typeof sentReport>;

/**
 * When the phone received the confirmation, and the office's id, digest and outcome. By default, the report was `sent`.
 */
export interface Confirmation
  extends DateTime, Partial<Pick<SentReport, 'id' | 'digest' | 'outcome'>> {}

/** The sent reports in a draft's record, latest first, without damaged ones. */
export const sentReports = v.pipe(
  v.fallback(v.optional(v.array(v.unknown()), []), []),
  v.transform((kept): SentReport[] =>
    kept.flatMap((report) => {
      const parsed = v.safeParse(sentReport, report);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);
