/** The server's addresses end in the width: /media/HASH-1600.jpg. */
export function srcSetOf(src: string, widths: readonly number[]): string {
  const beginning = src.slice(0, src.lastIndexOf('-') + 1);
  return widths.map((width) => `${beginning}${width}.webp ${width}w`).join();
}
