import type { EarlierVersion } from '@/contract/office/content/calls';
import { timestampText } from '../carrierTime';

/** Who saved a version and when: 'Saved Nov 22, 2026, 8:00 AM by priya'; 'Original version' if nobody did. */
export const savedText = ({
  saved_at: at,
  saved_by: by,
}: Pick<EarlierVersion, 'saved_at' | 'saved_by'>) =>
  at === null || by === null ? 'Original version' : `Saved ${timestampText(at)} by ${by}`;
