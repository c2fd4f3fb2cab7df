import { isDemonstrationCompany, type PublicCompany } from '@/contract/company';
import type { ContentRow, SectionContent } from '@/contract/office/content/calls';
import {
  sectionNames,
  sections,
  shownField,
  type Section,
  type SectionName,
} from '@/contract/office/content/sections';
import type { SiteChecklist } from '@/contract/office/siteChecklist';
import { readCompany } from '../company/readCompany';
import type { Queries } from '../../platform/database/Database';
import { blankCompany } from './blank';
import { readSection } from './readSection';
import { siteSections } from './siteSections';

type Needs = Pick<SiteChecklist['data'][number], 'needs' | 'fields'>;

const needsFrom = (found: readonly (readonly [field: string, label: string])[]): Needs => ({
  needs: found.map(([, label]) => label),
  fields: found.map(([field]) => field),
});

/**
 * Lists what a site still needs in its visible sections, such as a text in place of a blank site's placeholder. For a
 * company other than the demonstration's, also lists the company's missing data, and content that is still the
 * demonstration's.
 */
export async function readSiteChecklist(queries: Queries): Promise<SiteChecklist> {
  const { version, ...company } = await readCompany(queries);
  const isOwn = !isDemonstrationCompany(company);
  const data: SiteChecklist['data'] = isOwn ? [{ id: 'company', ...needsOfCompany(company) }] : [];
  for (const id of sectionNames) {
    const { content, saved_at: savedAt } = await readSection(queries, id);
    if (content[shownField] === false) continue;
    const missing = listMissingFields(id, content);
    const isDemonstrations = isOwn && missing.needs.length === 0 && savedAt === null;
    data.push({ id, ...(isDemonstrations ? listFilledFields(id, content) : missing) });
  }
  return { data: data.filter(({ needs }) => needs.length > 0) };
}

function needsOfCompany(company: PublicCompany): Needs {
  const { name, description, logo_dark: onDark, logo_light: onLight } = company;
  const missing = [
    [name === blankCompany.name, 'name', 'Name'],
    [description === '', 'description', 'Description'],
    [onDark === null, 'logo_dark', 'Logo for dark backgrounds'],
    [onLight === null, 'logo_light', 'Logo for light backgrounds'],
  ] as const;
  return needsFrom(missing.flatMap(([isMissing, ...field]) => (isMissing ? [field] : [])));
}

function fieldsWhere(name: SectionName, isFound: (field: string) => boolean): Needs {
  const { fields, lists }: Section = sections[name];
  const all = Object.entries({ ...fields, ...lists });
  return needsFrom(
    all.filter(([field]) => isFound(field)).map(([field, { label }]) => [field, label]),
  );
}

function listFilledFields(name: SectionName, content: SectionContent): Needs {
  return fieldsWhere(name, (field) => {
    const value = content[field] ?? '';
    return Array.isArray(value) ? value.length > 0 : value !== '' && field !== shownField;
  });
}

/** These fields have no placeholder, so an empty field counts as missing. */
const contactFields: Partial<Record<SectionName, readonly string[]>> = {
  contacts: ['phone1', 'email'],
  support: ['support_email', 'support_phone'],
};

function listMissingFields(name: SectionName, content: SectionContent): Needs {
  const placeholders = textsIn(siteSections[name].blank);
  const isPlaceholder = (value: unknown) => typeof value === 'string' && placeholders.has(value);
  const hasPlaceholder = (row: ContentRow) => Object.values(row).some(isPlaceholder);
  const needed = (value: SectionContent[string] | undefined) =>
    Array.isArray(value) ? value.some(hasPlaceholder) : isPlaceholder(value);
  const isMissing = (field: string) =>
    content[field] === '' && contactFields[name]?.includes(field) === true;
  return fieldsWhere(name, (field) => needed(content[field]) || isMissing(field));
}

/** Placeholder tab titles that a finished site may keep. */
const finished = ['Drivers', 'Shippers'];

function textsIn(content: SectionContent): ReadonlySet<string> {
  const values = Object.values(content).flatMap((value) =>
    Array.isArray(value) ? value.flatMap((row) => Object.values(row)) : [value],
  );
  const texts = values.filter((value) => typeof value === 'string');
  return new Set(texts.filter((text) => text !== '' && !finished.includes(text)));
}
