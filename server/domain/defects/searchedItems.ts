import { sql, type SQL } from 'drizzle-orm';
import { checklist } from '@/contract/checklist';

/** Whether a column's item has a label that contains the word, ignoring case. */
export function isItemNamed(column: SQL, word: string): SQL {
  const keys = checklist.filter(({ label }) => label.toLowerCase().includes(word.toLowerCase()));
  return keys.length === 0 ? sql`false` : sql`${column} in ${keys.map(({ key }) => key)}`;
}
