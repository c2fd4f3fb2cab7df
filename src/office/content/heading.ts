export interface TitledText {
  /** From 1 to 6. */
  level: number;
  /** Plain text without markup. */
  heading: string;
  /** HTML. */
  below: string;
}

const opening = /^\s*<h([1-6])\b[^<>]*>([\s\S]*?)<\/h\1>/i;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** Splits a text into its heading and the rest. A text without markup becomes the heading. */
export function splitHeading(html: string): TitledText {
  const [all, level, heading = ''] = opening.exec(html) ?? [];
  if (all !== undefined) {
    return { level: Number(level), heading: plain(heading), below: html.slice(all.length).trim() };
  }
  const isHeading = !html.includes('<');
  return { level: 2, heading: isHeading ? plain(html) : '', below: isHeading ? '' : html };
}

/** Joins a heading with the HTML below it. Escapes markup in the heading. */
export function joinHeading({ level, heading, below }: TitledText): string {
  return heading === '' ? below : `<h${level}>${escaped(heading)}</h${level}>${below}`;
}
