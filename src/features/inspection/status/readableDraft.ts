import * as v from 'valibot';
import { checklist } from '@/contract/checklist';
import { conditionLabels, headerLabels, vehicleConditions } from '@/contract/inspection';
import type { ReportContents } from '@/features/inspection/model/rules/reportContents';
import { blankItems } from '@/features/inspection/model/state/checklist';
import { blankHeader, headerFields } from '@/features/inspection/model/state/header';

/** Earlier versions stored JSON inside JSON. */
function unwrap(stored: unknown): unknown {
  if (typeof stored === 'string') {
    try {
      const parsed: unknown = JSON.parse(stored);
      return typeof parsed === 'object' ? unwrap(parsed) : stored;
    } catch {
      return stored;
    }
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored;
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, unwrap(value)]));
}

const texts = v.fallback(v.record(v.string(), v.unknown()), {});
const draft = v.fallback(
  v.object({
    header: v.fallback(v.object({ values: texts }), { values: {} }),
    checklist: v.fallback(v.object({ entities: texts }), { entities: {} }),
  }),
  { header: { values: {} }, checklist: { entities: {} } },
);
const itemMark = v.object({ value: v.boolean(), text: v.fallback(v.string(), '') });

function headerLines(values: Record<string, unknown>): string[] {
  return Object.entries(headerLabels).flatMap(([field, label]) => {
    const value = values[field];
    if (v.is(v.picklist(vehicleConditions), value)) return [`${label}: ${conditionLabels[value]}`];
    return typeof value === 'string' && value !== '' ? [`${label}: ${value}`] : [];
  });
}

function itemLines(entities: Record<string, unknown>): string[] {
  return checklist.flatMap(({ key, label }) => {
    const entry = v.safeParse(itemMark, entities[key]);
    if (!entry.success) return [];
    const { value, text } = entry.output;
    if (value) return [`${label}: good`];
    return [text ? `${label}: defective, ${text}` : `${label}: defective`];
  });
}

/** Returns the readable part of a stored draft as a report. All other fields are blank. */
export function readableContents(stored: unknown): ReportContents {
  const {
    header: { values },
    checklist: { entities },
  } = v.parse(draft, unwrap(stored));
  const header = { ...blankHeader.values };
  for (const field of headerFields) {
    const value = values[field];
    if (typeof value === 'string') header[field] = value;
  }
  const items = { ...blankItems };
  for (const { key } of checklist) {
    const entry = v.safeParse(itemMark, entities[key]);
    if (entry.success) items[key] = entry.output;
  }
  return { header, items };
}

/** Returns the stored draft as text that a driver can read and copy. */
export function readableDraft(stored: unknown): string {
  const all = unwrap(stored);
  const { header, checklist: items } = v.parse(draft, all);
  const lines = [...headerLines(header.values), ...itemLines(items.entities)];
  const raw = typeof all === 'string' ? all : JSON.stringify(all, null, 1);
  return [...lines, ...(lines.length > 0 ? ['', 'Everything that was kept:'] : []), raw].join('\n');
}
