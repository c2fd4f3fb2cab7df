import type { Contacts } from '@/contract/about';
import type { Location } from '@/contract/common';
import { demonstrationCompany, type PublicCompany } from '@/contract/company';
import { isClosed } from '@/contract/isClosed';
import { pictureWidth } from '@/contract/pictureWidth';
import { publicRoutes, routes } from '@/contract/routes';
import { getCompany, type PublicSettings } from '@/contract/settings';
import { getPageDescription } from './pageDescriptions';
import { closedTitle, getPageTitle } from './pageTitles';
import { absolute, organizationData } from './structuredData';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

export interface HeadPicture {
  address: string;
  /** '' if there is no alternative text. */
  alt?: string;
  /** In px. Absent if unknown. */
  height?: number;
}

export interface HeadContent {
  contacts?: Contacts | undefined;
  hero?: HeadPicture | undefined;
  places?: readonly Pick<Location, 'title' | 'latitude' | 'longitude'>[] | undefined;
}

/** The sizes of pictures in the build, in px. */
const builtSizes: Record<string, { width: number; height: number }> = {
  '/media/og-image.jpg': { width: 1200, height: 630 },
  '/media/hero-poster.jpg': { width: 1600, height: 900 },
  '/media/driver-hero.jpg': { width: 1600, height: 900 },
  '/media/shipper-hero.jpg': { width: 1600, height: 900 },
};

/** The picture for link previews, such as the page's hero or the company's logo. Previews do not support SVG. */
function choosePicture(
  pathname: string,
  company: PublicCompany,
  hero: HeadPicture | undefined,
): HeadPicture | undefined {
  const isDemonstration = company === demonstrationCompany;
  if (hero && !hero.address.endsWith('.svg') && !(isDemonstration && pathname === routes.home)) {
    return hero;
  }
  const address = isDemonstration
    ? '/media/og-image.jpg'
    : (company.logo_dark ?? company.logo_light);
  return address ? { address, alt: company.name } : undefined;
}

function findPictureSize({ address, height }: HeadPicture) {
  const width = pictureWidth(address);
  if (height !== undefined && width !== null) return { width, height };
  return builtSizes[address];
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}">`;

/**
 * The head of a public page while the site is not open. `noindex` with status 200 keeps the page out of search indexes
 * for as long as necessary. With a 503, monitors and load balancers would act, search engines would retry, and the
 * service worker would open the report instead.
 */
function closedHead(company: PublicCompany): string {
  const title = closedTitle(company);
  return `<title>${escaped(title)}</title>${named('description', title)}${named('robots', 'noindex')}`;
}

/** The head's elements for a path. Without PUBLIC_URL, elements with absolute addresses are left out. */
export function pageHead(
  pathname: string,
  settings: PublicSettings,
  { contacts, hero, places }: HeadContent = {},
): string {
  const { publicUrl } = settings;
  const company = getCompany(settings);
  if (publicRoutes.includes(pathname) && isClosed(pathname, settings)) return closedHead(company);
  const title = getPageTitle(pathname, company);
  const description = getPageDescription(pathname, company);
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${escaped(String(content))}">`;
  const tags = [`<title>${escaped(title)}</title>`, named('description', description)];
  if (!publicRoutes.includes(pathname)) return [...tags, named('robots', 'noindex')].join('');
  tags.push(
    property('type', 'website'),
    property('site_name', company.name),
    property('title', title),
    property('description', description),
    named('twitter:card', 'summary_large_image'),
  );
  if (publicUrl) {
    const address = `${publicUrl}${pathname}`;
    const picture = choosePicture(pathname, company, hero);
    tags.push(`<link rel="canonical" href="${escaped(address)}">`, property('url', address));
    if (picture) {
      const size = findPictureSize(picture);
      tags.push(
        property('image', absolute(publicUrl, picture.address)),
        property('image:alt', picture.alt || title),
        ...(size
          ? [property('image:width', size.width), property('image:height', size.height)]
          : []),
      );
    }
    tags.push(organizationData(publicUrl, company, contacts, places));
  }
  return tags.join('');
}
