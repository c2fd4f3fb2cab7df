import { demonstrationCompany } from '@/contract/company';
import type { PublicCompany } from '@/contract/company';

/** Whether the company is the demonstration's, whose name and look the built pages already have. */
export function isDemonstration(company: PublicCompany): boolean {
  return JSON.stringify(inOrder(company)) === JSON.stringify(demonstrationCompany);
}

/** The company with its fields in the order of the contract. */
export function inOrder(company: PublicCompany): PublicCompany {
  const { name, tagline, description, logo_light, logo_dark, accent, ...numbers } = company;
  const { dot_number, mc_number } = numbers;
  return { name, tagline, description, logo_light, logo_dark, accent, dot_number, mc_number };
}
