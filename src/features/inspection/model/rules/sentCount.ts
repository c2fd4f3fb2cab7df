import type { SentReport } from '../state/sentReport';

/** Number of items by value in a sent report. */
export function sentCount({ items }: SentReport): {
  passed: number;
  failed: number;
  total: number;
} {
  const values = Object.values(items);
  return {
    passed: values.filter((value) => value === true).length,
    failed: values.filter((value) => value === false).length,
    total: values.length,
  };
}
