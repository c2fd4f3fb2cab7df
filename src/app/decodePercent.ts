/** What percent signs stand for in a text (RFC 3986, 2.1); the text as it is where they stand for nothing. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
