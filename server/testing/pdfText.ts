import { inflateSync } from 'node:zlib';

/**
 * Reads the text of a PDF file that pdfkit wrote, without spaces and line breaks, because these depend on the layout.
 * Each font's table of characters is in the file.
 */
export function pdfText(file: Uint8Array): string {
  const objects = new Map(
    [
      ...Buffer.from(file)
        .toString('latin1')
        .matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs),
    ].map(([, id = '', body = '']) => [id, body] as const),
  );
  const fonts = readFonts(objects);
  return [...objects.values()]
    .filter((body) => / Tf\n/.test(inflate(body)))
    .map((body) => readContent(inflate(body), fonts))
    .join('')
    .replace(/\s/gu, '');
}

type Objects = ReadonlyMap<string, string>;
type Characters = ReadonlyMap<string, string>;

function inflate(body: string): string {
  const stream = /stream\n(.*)\nendstream$/s.exec(body)?.[1];
  if (stream === undefined || !body.includes('/FlateDecode')) return '';
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** The characters of each font, by the font's name in the pages' contents. */
function readFonts(objects: Objects): Map<string, Characters> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, readCharacters(inflate(objects.get(table) ?? ''))] as const;
    }),
  );
}

/** Reads the ranges of a table: '<0000> <0002> [<0000> <0044> <0072>]'. */
function readCharacters(table: string): Characters {
  const ranges = table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g);
  return new Map(
    [...ranges].flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, units = ''], n) => {
        const glyph = (parseInt(first, 16) + n).toString(16).padStart(4, '0');
        const text = units.split(' ').map((unit) => String.fromCharCode(parseInt(unit, 16)));
        return [glyph, text.join('')] as const;
      }),
    ),
  );
}

function readContent(content: string, fonts: ReadonlyMap<string, Characters>): string {
  let characters: Characters = new Map();
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) characters = fonts.get(font) ?? new Map();
    for (const [, glyphs = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g)) {
      for (const glyph of glyphs.match(/.{4}/g) ?? []) text += characters.get(glyph) ?? '�';
    }
  }
  return text;
}
