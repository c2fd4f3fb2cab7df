import { sections } from '@/contract/office/content/sections';
import type { SectionName } from '@/contract/office/content/sections';
import type { Field } from '@/contract/office/content/fields';
import type { ContentRow, SectionContent } from '@/contract/office/content/calls';
import { isPlainText } from '@/contract/richText/plainText';
import { createSanitizer } from '@/contract/richText/sanitizer';
import type { Sanitize } from '@/contract/richText/sanitizer';

let sanitizer: Promise<Sanitize> | undefined;

/** Loads jsdom with the first text that needs it: it takes a second and 30 MB. */
async function loadSanitizer(): Promise<Sanitize> {
  const { JSDOM } = await import('jsdom');
  return createSanitizer(new JSDOM('').window, '');
}

async function sanitize(html: string): Promise<string> {
  if (isPlainText(html)) return html;
  sanitizer ??= loadSanitizer();
  return (await sanitizer)(html);
}

type Fields = Readonly<Record<string, Field>>;

/** What a browser reads as HTML; third reasons are plain lines, but the site reads tags in them. */
const isHtml = ({ kind }: Field) => kind === 'rich' || kind === 'lines';

async function sanitizeFields<Values extends SectionContent | ContentRow>(
  values: Values,
  fields: Fields,
): Promise<Values> {
  const safe: Values = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (isHtml(field) && typeof value === 'string') {
      Object.assign(safe, { [name]: await sanitize(value) });
    }
  }
  return safe;
}

/** Reduces the rich texts of a section to what the site shows of them. */
export async function sanitizeContent(
  name: SectionName,
  content: SectionContent,
): Promise<SectionContent> {
  const safe = await sanitizeFields(content, sections[name].fields);
  for (const [list, { fields }] of Object.entries(sections[name].lists) as [
    string,
    { fields: Fields },
  ][]) {
    const rows = safe[list];
    if (!Array.isArray(rows)) continue;
    safe[list] = await Promise.all(rows.map((row) => sanitizeFields(row, fields)));
  }
  return safe;
}
