/** A host with a dot, optionally with a path: an address as people write it. */
const bareAddress = /^[a-z0-9-]+\.[a-z0-9.-]+(?:[/?#]\S*)?$/i;

/** In characters. No pattern runs on longer text. */
const longestLink = 2000;

/**
 * Converts text from the backend to a link; 't.me/x' and 'www.example.com' become https links. Returns null for text
 * that names no link, and for a scheme other than http and https, because an editor wrote the text.
 */
export function webLink(text: string): string | null {
  const link = text.trim();
  if (link.length > longestLink) return null;
  if (/^https?:\/\//i.test(link)) return link;
  return bareAddress.test(link) ? `https://${link}` : null;
}
