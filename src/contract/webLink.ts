/** An address as people write it, which is a host with a dot and perhaps a path. */
const bareAddress = /^[a-z0-9-]+\.[a-z0-9.-]+(?:[/?#]\S*)?$/i;

/** Patterns do not run on text longer than this. */
const longestLink = 2000;

/**
 * Returns the link that a text from the backend names; null if it names none. 't.me/x' and
 * 'www.example.com' become https links. A scheme other than http and https gives no link, because
 * the text comes from an editor.
 */
export function webLink(text: string): string | null {
  const link = text.trim();
  if (link.length > longestLink) return null;
  if (/^https?:\/\//i.test(link)) return link;
  return bareAddress.test(link) ? `https://${link}` : null;
}
