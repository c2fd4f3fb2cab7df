import * as v from 'valibot';

const address = v.nullable(v.string());

export const publicCompany = v.object({
  name: v.string(),
  tagline: v.string(),
  description: v.string(),
  /** Logos for light and dark backgrounds. */
  logo_light: address,
  logo_dark: address,
  /** In the format #RRGGBB; null for the theme's accent. */
  accent: v.nullable(v.string()),
  dot_number: v.string(),
  mc_number: v.string(),
});
export type PublicCompany = v.InferOutput<typeof publicCompany>;

/** The company's name on a blank site. */
export const blankCompanyName = 'Your company';

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

/** A company of which only the name is known. With another backend, the setting COMPANY_NAME says it. */
export const companyNamed = (name: string): PublicCompany => ({
  ...demonstrationCompany,
  name: name || demonstrationCompany.name,
  tagline: '',
  description: '',
});

export function isDemonstrationCompany(company: PublicCompany): boolean {
  return JSON.stringify(inOrder(company)) === JSON.stringify(demonstrationCompany);
}

export function inOrder(company: PublicCompany): PublicCompany {
  const { name, tagline, description, logo_light, logo_dark, accent, ...numbers } = company;
  const { dot_number, mc_number } = numbers;
  return { name, tagline, description, logo_light, logo_dark, accent, dot_number, mc_number };
}

/** 'USDOT 123456 · MC 654321'. */
export function registrationText({ dot_number: dot, mc_number: mc }: PublicCompany): string {
  return [dot && `USDOT ${dot}`, mc && `MC ${mc}`].filter(Boolean).join(' · ');
}
