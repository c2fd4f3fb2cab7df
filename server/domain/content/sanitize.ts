import { sections, type SectionName } from '@/contract/office/content/sections';
import type { Field } from '@/contract/office/content/fields';
import type { ContentRow, SectionContent } from '@/contract/office/content/calls';
import { officeLimits } from '@/contract/office/limits';
import { validation } from '@/contract/messages/validation';
import { fieldErrors, HttpRejection } from '../../platform/rejections';
import { isTooDeep } from './nesting';
import { sanitizeText } from './sanitizeText';
import { WorkFailed } from '../../platform/workers/WorkerThread';

type Fields = Readonly<Record<string, Field>>;

/** Whether the site shows a field as HTML. A `lines` field may also contain tags. */
const isHtml = ({ kind }: Field) => kind === 'rich' || kind === 'lines';

async function sanitizeField(where: FieldPlace, { label }: Field, text: string): Promise<string> {
  if (isTooDeep(text)) throw where('These elements are nested too deeply.');
  const safe = await sanitizeText(text).catch((error: unknown) => {
    if (!(error instanceof WorkFailed)) throw error;
    const detail = 'A text in this section is too complex to check. Simplify it.';
    throw new HttpRejection(400, { detail });
  });
  const limit = officeLimits.contentText;
  // Sanitizing may lengthen a text, because `&` becomes `&amp;`.
  if (safe.length > limit) throw where(validation.atMost(label, limit));
  return safe;
}

type FieldPlace = (message: string) => HttpRejection;

async function sanitizeFields<Values extends SectionContent | ContentRow>(
  values: Values,
  fields: Fields,
  getPlace: (field: string) => FieldPlace,
): Promise<Values> {
  const safe: Values = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (isHtml(field) && typeof value === 'string') {
      Object.assign(safe, { [name]: await sanitizeField(getPlace(name), field, value) });
    }
  }
  return safe;
}

/** Sanitizes a section's rich text. Call it outside a transaction, because it may take seconds. */
export async function sanitizeContent(
  name: SectionName,
  content: SectionContent,
): Promise<SectionContent> {
  const { fields: ofSection } = sections[name];
  const safe = await sanitizeFields(
    content,
    ofSection,
    (field) => (message) => fieldErrors({ [field]: [message] }),
  );
  for (const [list, { fields }] of Object.entries(sections[name].lists) as [
    string,
    { fields: Fields },
  ][]) {
    const rows = safe[list];
    if (!Array.isArray(rows)) continue;
    safe[list] = await Promise.all(
      rows.map((row, n) =>
        sanitizeFields(
          row,
          fields,
          (field) => (message) => fieldErrors({ [list]: [`${n}.${field}: ${message}`] }),
        ),
      ),
    );
  }
  return safe;
}
