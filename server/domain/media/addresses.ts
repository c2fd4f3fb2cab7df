const variant = String.raw`\d{1,5}\.(?:webp|jpg|png)|video\.(?:mp4|webm)`;

/** The route for stored files. Every other path under /media is a file of the build. */
export const mediaRoute = `/media/:hash(^[0-9a-f]{32})-:variant(^(?:${variant})$)`;

/** Returns the hash in an uploaded picture's address; null for any other address. */
export function hashOfPicture(address: string): string | null {
  return /^\/media\/([0-9a-f]{32})-\d{1,5}\.(?:webp|jpg|png)$/.exec(address)?.[1] ?? null;
}
