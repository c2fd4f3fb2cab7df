/** A text that begins with a heading, in its parts. */
export interface TitledText {
  /** 1 to 6. */
  level: number;
  /** Plain text. */
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

/** Takes a text apart. One without any markup is a heading, as the site shows it. */
export function splitHeading(html: string): TitledText {
  const [all, level, heading = ''] = opening.exec(html) ?? [];
  if (all !== undefined) {
    return { level: Number(level), heading: plain(heading), below: html.slice(all.length).trim() };
  }
  const isHeading = !html.includes('<');
  return { level: 2, heading: isHeading ? plain(html) : '', below: isHeading ? '' : html };
}

/** Puts a text together again; markup that the heading had is gone. */
export function joinHeading({ level, heading, below }: TitledText): string {
  return heading === '' ? below : `<h${level}>${escaped(heading)}</h${level}>${below}`;
}
