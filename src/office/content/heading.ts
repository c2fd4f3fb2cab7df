/** Text with a heading at its start, split into its parts. */
export interface TitledText {
  /** The heading's level, 1 to 6. */
  level: number;
  /** The heading as plain text. */
  heading: string;
  /** The HTML below the heading. */
  below: string;
}

const opening = /^\s*<h([1-6])\b[^<>]*>([\s\S]*?)<\/h\1>/i;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** Splits text into its parts. Text without markup is a heading, as on the site. */
export function splitHeading(html: string): TitledText {
  const [all, level, heading = ''] = opening.exec(html) ?? [];
  if (all !== undefined) {
    return { level: Number(level), heading: plain(heading), below: html.slice(all.length).trim() };
  }
  const isHeading = !html.includes('<');
  return { level: 2, heading: isHeading ? plain(html) : '', below: isHeading ? '' : html };
}

/** Joins the parts. Markup inside the heading is lost. */
export function joinHeading({ level, heading, below }: TitledText): string {
  return heading === '' ? below : `<h${level}>${escaped(heading)}</h${level}>${below}`;
}
