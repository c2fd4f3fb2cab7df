import * as v from 'valibot';
import { sectionContent } from '@/contract/office/content/calls';
import type { SectionContent } from '@/contract/office/content/calls';
import type { SectionName } from '@/contract/office/content/sections';

/** Messages by field; those of a list by row. */
export interface FieldErrors {
  [field: string]: string | FieldErrors;
}

/** Checks a section with the contract's schema, as the server does. Empty if nothing is wrong. */
export function sectionErrors(name: SectionName, content: SectionContent): FieldErrors {
  const result = v.safeParse(sectionContent(name), content, { abortPipeEarly: true });
  const errors: FieldErrors = {};
  for (const issue of result.issues ?? []) {
    const path = (issue.path ?? []).map(({ key }) => String(key));
    let place = errors;
    for (const step of path.slice(0, -1)) {
      const inner = place[step];
      place = typeof inner === 'object' ? inner : (place[step] = {});
    }
    place[path.at(-1) ?? 'root'] = issue.message;
  }
  return errors;
}

/** Returns what a form holds of a section: its fields and rows, and an id only where one is stored. */
export function contentOf(name: SectionName, values: Record<string, unknown>): SectionContent {
  const names = Object.keys(sectionContent(name).entries);
  const content = values as SectionContent;
  const held: SectionContent = {};
  for (const field of names) {
    const value = content[field] ?? null;
    held[field] = Array.isArray(value)
      ? value.map(({ id, ...row }) => (typeof id === 'number' ? { id, ...row } : row))
      : value;
  }
  return held;
}
