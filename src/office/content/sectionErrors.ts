import * as v from 'valibot';
import { sectionContent, type SectionContent } from '@/contract/office/content/calls';
import type { SectionName } from '@/contract/office/content/sections';

export interface FieldErrors {
  [field: string]: string | FieldErrors;
}

/** Validates a section with the contract's schema. Returns an empty object if it is valid. */
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

/** Returns a section's fields and rows from a form's values. */
export function toSectionContent(
  name: SectionName,
  values: Record<string, unknown>,
): SectionContent {
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
