import type { Contacts } from '@/contract/about';
import { demonstrationCompany } from '@/contract/company';
import type { PublicCompany } from '@/contract/company';
import { companyOf } from '@/contract/settings';
import type { PublicSettings } from '@/contract/settings';
import { descriptionOf } from './pageDescriptions';
import { titleOf } from './pageTitles';
import { absolute, organizationData } from './structuredData';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The picture for link previews; the demonstration's picture has its name on it. */
function pictureOf(company: PublicCompany): string[] {
  if (company === demonstrationCompany) return ['/media/og-image.jpg'];
  return [company.logo_dark ?? company.logo_light].filter((path) => path !== null);
}

/**
 * Head elements of the page at this path: title, description, canonical address, link preview and
 * structured data. Elements with absolute addresses need PUBLIC_URL and are left out without it.
 */
export function pageHead(pathname: string, settings: PublicSettings, contacts?: Contacts): string {
  const { publicUrl } = settings;
  const company = companyOf(settings);
  const title = titleOf(pathname, company);
  const description = descriptionOf(pathname, company);
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escaped(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}">`;
  const tags = [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    property('type', 'website'),
    property('site_name', company.name),
    property('title', title),
    property('description', description),
    named('twitter:card', 'summary_large_image'),
  ];
  if (publicUrl) {
    const address = `${publicUrl}${pathname}`;
    tags.push(
      `<link rel="canonical" href="${escaped(address)}">`,
      property('url', address),
      ...pictureOf(company).map((path) => property('image', absolute(publicUrl, path))),
      organizationData(publicUrl, company, contacts),
    );
  }
  return tags.join('');
}
