import type { PublicCompany } from '@/contract/company';
import type { ContentRow, SectionContent } from '@/contract/office/content/calls';
import { sectionNames, sections } from '@/contract/office/content/sections';
import type { Section, SectionName } from '@/contract/office/content/sections';
import type { SiteChecklist } from '@/contract/office/siteChecklist';
import { readCompany } from '../company/readCompany';
import type { Queries } from '../../platform/database/Database';
import { blankCompany, blankContent } from './blank';
import { isDemonstration } from '../company/isDemonstration';
import { readContent } from './readSection';

/** Compares the site with the placeholders of a blank one. */
export async function readSiteChecklist(queries: Queries): Promise<SiteChecklist> {
  const { version, ...company } = await readCompany(queries);
  const ofCompany = { id: 'company' as const, needs: needsOfCompany(company) };
  const ofSections: SiteChecklist['data'] = [];
  for (const id of sectionNames) {
    ofSections.push({ id, needs: needsOf(id, await readContent(queries, id)) });
  }
  return { data: [ofCompany, ...ofSections].filter(({ needs }) => needs.length > 0) };
}

function needsOfCompany(company: PublicCompany): string[] {
  if (isDemonstration(company)) return [];
  const { name, description, logo_dark: onDark, logo_light: onLight } = company;
  return [
    ...(name === blankCompany.name ? ['Name'] : []),
    ...(description === '' ? ['Description'] : []),
    ...(onDark === null ? ['Logo for dark backgrounds'] : []),
    ...(onLight === null ? ['Logo for light backgrounds'] : []),
  ];
}

/** The fields without which nobody can call or write; an empty one has no placeholder. */
const contactFields: Partial<Record<SectionName, readonly string[]>> = {
  contacts: ['phone1', 'email'],
  support: ['support_email', 'support_phone'],
};

/** The labels of fields that are a placeholder or a missing contact, and of lists that hold one. */
function needsOf(name: SectionName, content: SectionContent): string[] {
  const { fields, lists }: Section = sections[name];
  const placeholders = textsIn(blankContent[name]);
  const isPlaceholder = (value: unknown) => typeof value === 'string' && placeholders.has(value);
  const hasPlaceholder = (row: ContentRow) => Object.values(row).some(isPlaceholder);
  const needed = (value: SectionContent[string] | undefined) =>
    Array.isArray(value) ? value.some(hasPlaceholder) : isPlaceholder(value);
  const isMissing = (field: string) =>
    content[field] === '' && contactFields[name]?.includes(field) === true;
  return Object.entries({ ...fields, ...lists })
    .filter(([field]) => needed(content[field]) || isMissing(field))
    .map(([, { label }]) => label);
}

/** Words that a finished site may well have: the tabs' titles. */
const finished = ['Drivers', 'Shippers'];

function textsIn(content: SectionContent): ReadonlySet<string> {
  const values = Object.values(content).flatMap((value) =>
    Array.isArray(value) ? value.flatMap((row) => Object.values(row)) : [value],
  );
  const texts = values.filter((value) => typeof value === 'string');
  return new Set(texts.filter((text) => text !== '' && !finished.includes(text)));
}
