import {
  sections,
  sitePages,
  type Section,
  type SectionName,
  type SitePageName,
} from '@/contract/office/content/sections';
import type { Company } from '@/contract/office/company';
import type { SiteChecklist } from '@/contract/office/siteChecklist';

export interface Step {
  label: string;
  /** The address of the page. It may name the field to focus. */
  to: string;
  isDone: boolean;
  /** Whether the site may go without this. */
  isOptional?: boolean;
  missing?: readonly { label: string; to: string }[];
}

export interface StepGroup {
  title: string;
  steps: readonly Step[];
}

type Needs = SiteChecklist['data'];

const companyField = (field: string) => `/company?field=${field}`;

function sectionPath(page: SitePageName, section: SectionName, field?: string): string {
  const { fields, lists }: Section = sections[section];
  const [first = ''] = Object.keys({ ...fields, ...lists });
  return `/site/${page}?${new URLSearchParams({ section, field: field ?? first }).toString()}`;
}

export function companySteps(company: Company, needs: Needs): Step[] {
  const missing = needs.find(({ id }) => id === 'company')?.fields ?? [];
  const step = (label: string, field: string, isDone = !missing.includes(field)): Step => ({
    label,
    isDone,
    to: companyField(field),
  });
  const optional = (label: string, field: string, isDone: boolean): Step => ({
    ...step(label, field, isDone),
    isOptional: true,
  });
  return [
    step('Name', 'name'),
    step('Description', 'description'),
    step('Logo for dark backgrounds', 'logo_dark', company.logo_dark !== null),
    step('Logo for light backgrounds', 'logo_light', company.logo_light !== null),
    optional('Accent color', 'accent', company.accent !== null),
    optional('DOT number', 'dot_number', company.dot_number !== ''),
    optional('MC number', 'mc_number', company.mc_number !== ''),
    step('Time zone', 'time_zone', company.time_zone !== null),
  ];
}

export function teamSteps({ mechanics, drivers }: { mechanics: number; drivers: number }): Step[] {
  const add = (role: string) =>
    `/people/create?${new URLSearchParams({ source: JSON.stringify({ role }), field: 'username' }).toString()}`;
  return [
    { label: 'A mechanic, who certifies repairs', to: add('mechanic'), isDone: mechanics > 0 },
    { label: 'The first driver', to: add('driver'), isDone: drivers > 0 },
  ];
}

export function fleetSteps(vehicles: number): Step[] {
  return [{ label: 'Your trucks and trailers', to: '/import', isDone: vehicles > 0 }];
}

const openSite: Step = { label: 'Open the site', to: '/setup', isDone: false };

/**
 * The first required step that is not done. If all are done, the step that opens the site, or undefined if
 * the site is open.
 */
export function nextStep(steps: readonly Step[], isOpen: boolean): Step | undefined {
  const next = steps.find(({ isDone, isOptional }) => !isDone && !isOptional);
  return next ?? (isOpen ? undefined : openSite);
}

/** The steps for each page of the site. A section on several pages is a step of the first one. */
export function pageGroups(needs: Needs): StepGroup[] {
  const seen = new Set<SectionName>();
  return Object.entries(sitePages).map(([key, { label: title, sections: names }]) => {
    const page = key as SitePageName;
    const own = (names as readonly SectionName[]).filter((name) => !seen.has(name));
    own.forEach((name) => seen.add(name));
    return { title, steps: own.map((name) => sectionStep(page, name, needs)) };
  });
}

function sectionStep(page: SitePageName, name: SectionName, needs: Needs): Step {
  const { label } = sections[name];
  const need = needs.find(({ id }) => id === name);
  if (!need) return { label, to: sectionPath(page, name), isDone: true };
  const missing = need.needs.map((needed, at) => ({
    label: needed,
    to: sectionPath(page, name, need.fields[at]),
  }));
  return { label, isDone: false, missing, to: sectionPath(page, name, need.fields[0]) };
}
