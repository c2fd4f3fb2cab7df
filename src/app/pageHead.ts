import type { Contacts } from '../contract/about';
import type { PublicSettings } from '../contract/settings';
import { textsOf } from './pageTexts';
import { organizationData } from './structuredData';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * What stands in the head of the page at this path: title, description, its one address, how it looks when it is shared,
 * and whose it is. Absolute addresses need PUBLIC_URL: without it those are left out.
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
