import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import type { DateTime } from '@/contract/dates';
import { trips } from '@/contract/records';
import { headerFields } from './header';

/** The number of sent reports that the phone keeps. */
export const sentLimit = 10;

const sentReport = v.object({
  /**
   * `sent` means that the report was sent for good. `saved` means that the office has it with its
   * defects, and the driver can still correct it. Missing in earlier versions, which kept only
   * reports that were sent for good.
   */
  outcome: v.fallback(v.optional(v.picklist(['sent', 'saved']), 'sent'), 'sent'),
  /** The descriptions of the report's defects. */
  defects: v.fallback(
    v.optional(v.object(v.entriesFromList(checklistKeys, v.optional(v.string()))), {}),
    {},
  ),
  /** When this phone received the confirmation, according to the driver's clock. */
  sentAt: v.object({ date: v.string(), time: v.string() }),
  header: v.object(v.entriesFromList(headerFields, v.optional(v.string(), ''))),
  items: v.object(v.entriesFromList(checklistKeys, v.optional(v.nullable(v.boolean()), null))),
  /** Before or after the trip; null in records of earlier versions. */
  trip: v.fallback(v.optional(v.nullable(v.picklist(trips)), null), null),
  /** The good items that one press marked for their category. Missing in earlier versions. */
  byCategory: v.fallback(v.optional(v.array(v.picklist(checklistKeys)), []), []),
  /** The items that were not fitted. Missing in earlier versions. */
  notFitted: v.fallback(v.optional(v.array(v.picklist(checklistKeys)), []), []),
  /** Whether the driver has closed the receipt. */
  isSeen: v.boolean(),
  /**
   * The office's id and the digest of what was sent, with Linehaul's own backend; null in records of
   * earlier versions.
   */
  id: v.fallback(v.optional(v.nullable(v.number()), null), null),
  digest: v.fallback(v.optional(v.nullable(v.string()), null), null),
});

/** A report as the office received it. */
export type SentReport = v.InferOutput<typeof sentReport>;

/** When the phone received the confirmation, and how the office identifies the report. */
export interface Confirmation extends DateTime, Partial<Pick<SentReport, 'id' | 'digest'>> {}

/**
 * The sent reports in a draft's record, latest first. Records of earlier versions have none, and
 * damaged reports are omitted.
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
