/** A part of a description, which is text or the points of a list. */
export type DescriptionPart = { kind: 'text'; text: string } | { kind: 'list'; points: string[] };

const bullet = /^\s*[•●▪‣·]\s*/;

/**
 * Splits a description at line breaks; lines with a bullet character become points of a list, one
 * for each bullet.
 */
export function descriptionParts(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  for (const line of description.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue;
    if (!line.includes('•') && !bullet.test(line)) {
      parts.push({ kind: 'text', text: line.trim() });
      continue;
    }
    const [before = '', ...after] = line.split(/[•●▪‣]|^\s*·/);
    if (before.trim()) parts.push({ kind: 'text', text: before.trim() });
    const points = after.map((point) => point.trim()).filter(Boolean);
    const last = parts.at(-1);
    if (last?.kind === 'list') last.points.push(...points);
    else if (points.length > 0) parts.push({ kind: 'list', points });
  }
  return parts;
}
