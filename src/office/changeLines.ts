import type { AuditEntry } from '@/contract/office/audit';
import { valueText } from './words';

/** The fields that an entry changed, one per line: 'role: driver → mechanic'. */
export function changeLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const text = (value: unknown) => valueText(value) || '–';
  return names.map(
    (name) => `${name.replaceAll('_', ' ')}: ${text(before?.[name])} → ${text(after?.[name])}`,
  );
}
