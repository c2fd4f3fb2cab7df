const segment = 0x18538067;
const info = 0x1549a966;
/** The ids of `Tags`, of a `Tag` inside a `Tags` of unknown size, of `Attachments`, and of a film's title. */
const metadata: ReadonlySet<number> = new Set([0x1254c367, 0x7373, 0x1941a469, 0x7ba9]);
/** The id of the parent's checksum, which becomes wrong when the contents change. */
const checksum = 0xbf;

/**
 * Returns a copy of a WebM without its title, attachments and tags, which may contain a location. Turns them into void
 * elements of the same size, so no offset changes and nothing is encoded again.
 */
export function blankWebm(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  blankElements(copy, 0, copy.length);
  return copy;
}

/** The maximum depth to search, so endless nesting does not exhaust the stack. */
const deepest = 2;

/** Blanks metadata elements. Returns whether there were any. */
function blankElements(bytes: Buffer, from: number, end: number, depth = 0): boolean {
  let isBlanked = false;
  let sum: Element | null = null;
  for (const element of elementsIn(bytes, from, end)) {
    if (element.id === checksum) sum ??= element;
    isBlanked = blankElement(bytes, element, depth) || isBlanked;
  }
  if (isBlanked && sum) blank(bytes, sum);
  return isBlanked;
}

function blankElement(bytes: Buffer, element: Element, depth: number): boolean {
  const { id, inside, next } = element;
  if (metadata.has(id)) return blank(bytes, element);
  const isContainer = (id === segment || id === info) && next !== null && depth < deepest;
  return isContainer && blankElements(bytes, inside, next, depth + 1);
}

/** Yields elements up to the first one that does not fit. Players stop there too. */
function* elementsIn(bytes: Buffer, from: number, end: number): Generator<Element> {
  let element = elementAt(bytes, from, end);
  while (element) {
    // Nobody can tell where the contents of an element of unknown size end. The contents therefore count as the
    // element's siblings.
    const start = element.next ?? element.inside;
    yield element;
    element = elementAt(bytes, start, end);
  }
}

interface Element {
  id: number;
  start: number;
  /** The offset of the element's contents. */
  inside: number;
  /** The offset of the next element; null if this element's size is unknown. */
  next: number | null;
}

/** Reads the element at an offset; null if there is none. */
function elementAt(bytes: Buffer, start: number, end: number): Element | null {
  const idLength = computeVintLength(bytes[start]);
  const sizeStart = start + idLength;
  const sizeLength = computeVintLength(bytes[sizeStart]);
  const inside = sizeStart + sizeLength;
  if (idLength > 4 || sizeLength > 8 || inside > end) return null;
  let size = BigInt(bytes[sizeStart] ?? 0) & ((1n << BigInt(8 - sizeLength)) - 1n);
  for (const byte of bytes.subarray(sizeStart + 1, inside)) size = size * 256n + BigInt(byte);
  const id = bytes.readUIntBE(start, idLength);
  if (size === (1n << BigInt(7 * sizeLength)) - 1n) return { id, start, inside, next: null };
  const next = inside + Number(size);
  return next > end ? null : { id, start, inside, next };
}

/** The length of a variable-length number, from its first byte; 9 if no number starts with this byte. */
const computeVintLength = (first = 0) => Math.clz32(first) - 23;

/** Turns an element of known size into a void element. Returns false if the size is unknown. */
function blank(bytes: Buffer, { start, next }: Element): boolean {
  if (next === null) return false;
  const length = next - start;
  bytes.fill(0, start, next);
  bytes[start] = 0xec;
  if (length < 9) bytes[start + 1] = 0x80 | (length - 2);
  else {
    // Writes an eight-byte size, which the first byte (1) announces.
    bytes[start + 1] = 1;
    bytes.writeUIntBE(length - 9, start + 3, 6);
  }
  return true;
}
