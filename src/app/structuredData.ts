import type { Contacts } from '@/contract/about';
import type { Location } from '@/contract/common';
import { getAppIconUrl } from '@/contract/appIcon';
import { demonstrationCompany, registrationText, type PublicCompany } from '@/contract/company';
import { toJsonBlock } from './firstRender/serverState';

/**
 * Describes the carrier for search engines (schema.org Organization). Has no JobPosting, which would require a date and
 * a place that the content does not have.
 */
export function organizationData(
  publicUrl: string,
  company: PublicCompany,
  contacts: Contacts | undefined,
  places: readonly Pick<Location, 'title' | 'latitude' | 'longitude'>[] = [],
): string {
  const logo = chooseLogo(company);
  const registration = registrationText(company);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: `${publicUrl}/`,
    ...(logo && { logo: absolute(publicUrl, logo) }),
    ...(registration && { identifier: registration }),
    ...(contacts && contactData(contacts)),
    ...(places.length > 0 && { location: places.map(placeData) }),
  };
  return toJsonBlock('organization', organization, 'application/ld+json');
}

function contactData({ address, email, phone1, socials }: Contacts) {
  return {
    ...(address && { address: postalAddress(address) }),
    ...(email && { email }),
    ...(phone1 && { telephone: phone1 }),
    sameAs: Object.values(socials).filter((link) => link !== null),
  };
}

/** Splits an address of the usual form into its parts. An address of another form becomes the street. */
function postalAddress(address: string) {
  const usual = /^(.+), ([^,]+), ([A-Z]{2})(?: (\d{5}(?:-\d{4})?))?$/.exec(address.trim());
  if (!usual) return { '@type': 'PostalAddress', streetAddress: address };
  const [, streetAddress, addressLocality, addressRegion, postalCode] = usual;
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  };
}

function placeData({
  title,
  latitude,
  longitude,
}: Pick<Location, 'title' | 'latitude' | 'longitude'>) {
  return {
    '@type': 'Place',
    name: title,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

function chooseLogo(company: PublicCompany): string | null {
  if (company === demonstrationCompany) return getAppIconUrl(company, 512);
  return company.logo_light ?? company.logo_dark;
}

/** Resolves an address against the site's origin. */
export function absolute(publicUrl: string, address: string): string {
  return new URL(address, publicUrl).href;
}
