import type { Contacts } from '../contract/about';
import type { PublicSettings } from '../contract/settings';
import { textsOf } from './pageTexts';
import { organizationData } from './structuredData';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * Head elements of the page at this path: title, description, canonical address, link preview and
 * structured data. Those with absolute addresses need PUBLIC_URL and are left out without it.
 */
export function pageHead(
  pathname: string,
  { publicUrl }: PublicSettings,
  contacts?: Contacts,
): string {
  const { title, description } = textsOf(pathname);
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escaped(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}">`;
  const tags = [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    property('type', 'website'),
    property('site_name', 'Linehaul'),
    property('title', title),
    property('description', description),
    named('twitter:card', 'summary_large_image'),
  ];
  if (publicUrl) {
    const address = `${publicUrl}${pathname}`;
    tags.push(
      `<link rel="canonical" href="${escaped(address)}">`,
      property('url', address),
      property('image', `${publicUrl}/media/og-image.jpg`),
      organizationData(publicUrl, contacts),
    );
  }
  return tags.join('');
}
