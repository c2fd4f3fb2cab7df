import * as v from 'valibot';

const address = v.nullable(v.string());

/** The company's name and look, as the page's settings contain them. */
export const publicCompany = v.object({
  name: v.string(),
  /** The second half of the home page's title. */
  tagline: v.string(),
  /** The description in the footer and for search engines. */
  description: v.string(),
  /** Logos for light and dark backgrounds. If null, the name is shown as text. */
  logo_light: address,
  logo_dark: address,
  /** In the format #RRGGBB; null for the theme's accent. */
  accent: v.nullable(v.string()),
  dot_number: v.string(),
  mc_number: v.string(),
});
export type PublicCompany = v.InferOutput<typeof publicCompany>;

/** The name of a blank site, which visitors never see. */
export const blankCompanyName = 'Your company';

/** The demonstration's company, which also applies if the settings have no company. */
export const demonstrationCompany: PublicCompany = {
  name: 'Linehaul',
  tagline: 'freight that keeps its word',
  description: 'Freight across the United States, carried by people who answer the phone.',
  logo_light: null,
  logo_dark: null,
  accent: null,
  dot_number: '',
  mc_number: '',
};

/** Whether the company is the demonstration's, for which the build already has pages and icons. */
export function isDemonstrationCompany(company: PublicCompany): boolean {
  return JSON.stringify(inOrder(company)) === JSON.stringify(demonstrationCompany);
}

export function inOrder(company: PublicCompany): PublicCompany {
  const { name, tagline, description, logo_light, logo_dark, accent, ...numbers } = company;
  const { dot_number, mc_number } = numbers;
  return { name, tagline, description, logo_light, logo_dark, accent, dot_number, mc_number };
}

/** The registration numbers: 'USDOT 123456 · MC 654321'. */
export function registrationText({ dot_number: dot, mc_number: mc }: PublicCompany): string {
  return [dot && `USDOT ${dot}`, mc && `MC ${mc}`].filter(Boolean).join(' · ');
}
