import type { Contacts } from '../contract/about';
import { toJsonBlock } from './serverState';

/**
 * The carrier for search engines (schema.org Organization), from the footer's contacts. There is no
 * JobPosting: it needs a date and a place, and the content has neither.
 */
export function organizationData(publicUrl: string, contacts: Contacts | undefined): string {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Linehaul',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/media/icon-512.png`,
    ...(contacts?.address && { address: contacts.address }),
    ...(contacts?.email && { email: contacts.email }),
    ...(contacts?.phone1 && { telephone: contacts.phone1 }),
    sameAs: Object.values(contacts?.socials ?? {}).filter((link) => link !== null),
  };
  return toJsonBlock('organization', organization, 'application/ld+json');
}
