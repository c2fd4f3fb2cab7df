import type { Contacts } from '@/contract/about';
import { appIconOf } from '@/contract/appIcon';
import { demonstrationCompany, registrationOf } from '@/contract/company';
import type { PublicCompany } from '@/contract/company';
import { toJsonBlock } from './firstRender/serverState';

/**
 * The carrier for search engines (schema.org Organization), from the footer's contacts. There is no
 * JobPosting, because it needs a date and a place, and the content has neither.
 */
export function organizationData(
  publicUrl: string,
  company: PublicCompany,
  contacts: Contacts | undefined,
): string {
  const logo = logoOf(company);
  const registration = registrationOf(company);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: `${publicUrl}/`,
    ...(logo && { logo: absolute(publicUrl, logo) }),
    ...(registration && { identifier: registration }),
    ...(contacts?.address && { address: contacts.address }),
    ...(contacts?.email && { email: contacts.email }),
    ...(contacts?.phone1 && { telephone: contacts.phone1 }),
    sameAs: Object.values(contacts?.socials ?? {}).filter((link) => link !== null),
  };
  return toJsonBlock('organization', organization, 'application/ld+json');
}

function logoOf(company: PublicCompany): string | null {
  if (company === demonstrationCompany) return appIconOf(company, 512);
  return company.logo_light ?? company.logo_dark;
}

/** The full address of a path on this site; an absolute address stays. */
export function absolute(publicUrl: string, address: string): string {
  return new URL(address, publicUrl).href;
}
