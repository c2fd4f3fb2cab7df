export type DescriptionPart = { kind: 'text'; text: string } | { kind: 'list'; points: string[] };

const bullet = /^\s*[•●▪‣·]\s*/;

/** Splits a description at line breaks. A line that starts with a bullet character or contains '•' is a list item. */
export function descriptionParts(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  for (const line of description.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue;
    if (!line.includes('•') && !bullet.test(line)) {
      parts.push({ kind: 'text', text: line.trim() });
      continue;
    }
    const point = line.replace(bullet, '').trim();
    if (point === '') continue;
    const last = parts.at(-1);
    if (last?.kind === 'list') last.points.push(point);
    else parts.push({ kind: 'list', points: [point] });
  }
  return parts;
}
