import type { PublicSettings } from '../contract/settings';
import { textsOf } from './pageTexts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** What stands in the head of the page at this path: its title, its description, its one address. */
export function pageHead(pathname: string, { publicUrl }: PublicSettings): string {
  const { title, description } = textsOf(pathname);
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
  ];
  if (publicUrl) tags.push(`<link rel="canonical" href="${escaped(publicUrl + pathname)}">`);
  return tags.join('');
}
