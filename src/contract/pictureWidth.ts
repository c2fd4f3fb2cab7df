/** The width in px at the end of an uploaded picture's address (/media/HASH-1600.jpg); null if there is none. */
export function pictureWidth(address: string): number | null {
  const [, width] = /-(\d+)\.\w+$/.exec(address) ?? [];
  return width === undefined ? null : Number(width);
}
