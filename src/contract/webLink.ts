/** A host with a dot, and perhaps a path, as people write addresses. */
const bareAddress = /^[a-z0-9-]+\.[a-z0-9.-]+(?:[/?#]\S*)?$/i;

/** No pattern runs on a longer text. */
const longestLink = 2000;

/**
 * The link that a text of the backend names; null if it names none. 't.me/x' and 'www.example.com'
 * become https links, and any other scheme than http and https is no link, because the text is an
 * editor's input.
 */
export function webLink(text: string): string | null {
  const link = text.trim();
  if (link.length > longestLink) return null;
  if (/^https?:\/\//i.test(link)) return link;
  return bareAddress.test(link) ? `https://${link}` : null;
}
