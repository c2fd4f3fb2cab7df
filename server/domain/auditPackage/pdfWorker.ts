import PdfDocument from 'pdfkit';
import { laterEventsTitle } from '@/contract/enteredReport';
import { doOrders } from '../../platform/workers/doOrders';
import type { PdfDefect, ReportPdf } from './reportPdf';
import { isShown, loadFont, splitIntoRuns, type FontName, type MainFont } from './scripts';

const margin = 48;
const gap = 12;
const photo = { width: 252, height: 190 };
type Document = InstanceType<typeof PdfDocument>;

const notShown =
  "Some text is in a script that this PDF cannot show, and has boxes in its place. It can be read on the report's page in the office.";

interface Style {
  font: MainFont;
  size: number;
}
const normal: Style = { font: 'regular', size: 9 };
/** The name of a value, above it. */
const caption: Style = { font: 'regular', size: 7 };
const strong: Style = { font: 'bold', size: 9 };
const small: Style = { font: 'regular', size: 8 };
const smallStrong: Style = { font: 'bold', size: 8 };

interface Place {
  x: number;
  y: number;
  width: number;
}

function selectFont(doc: Document, name: FontName, size: number): void {
  doc.registerFont(name, loadFont(name).bytes).font(name).fontSize(size);
}

/** The height in points of the style's letters above the baseline. */
function computeAscent({ font, size }: Style): number {
  const { ascent, unitsPerEm } = loadFont(font).font;
  return (ascent / unitsPerEm) * size;
}

/** Writes a text below the previous one or at `place`. */
function write(doc: Document, text: string, style: Style, place?: Place): void {
  const runs = splitIntoRuns(text, style.font);
  // Letters of all fonts share one baseline.
  const baseline = -computeAscent(style);
  runs.forEach((run, n) => {
    selectFont(doc, run.font, style.size);
    const options = {
      baseline,
      continued: n < runs.length - 1,
      ...(place && { width: place.width }),
    };
    if (n > 0) doc.text(run.text, options);
    else doc.text(run.text, place?.x ?? margin, place?.y ?? doc.y, options);
  });
}

/** The height of a text at a given width. For a text in several fonts, this is an estimate. */
function computeTextHeight(
  doc: Document,
  text: string,
  { font, size }: Style,
  width: number,
): number {
  const runs = splitIntoRuns(text, font);
  if (runs.length === 1) {
    selectFont(doc, runs[0]?.font ?? font, size);
    return doc.heightOfString(text, { width });
  }
  const sizes = runs.map((run) => {
    selectFont(doc, run.font, size);
    return { width: doc.widthOfString(run.text), line: doc.currentLineHeight(true) };
  });
  const whole = sizes.reduce((sum, run) => sum + run.width, 0);
  // Assumes that lines are on average 85 % full, because a word that does not fit moves to the next line.
  const lines = Math.ceil(whole / (width * 0.85));
  return lines * Math.max(...sizes.map(({ line }) => line));
}

const getContentWidth = ({ page }: Document) => page.width - 2 * margin;

/** Starts a new page if less than this height remains on the current one. */
function needHeight(doc: Document, height: number): void {
  if (doc.y + height > doc.page.height - margin) doc.addPage();
}

function heading(doc: Document, text: string): void {
  needHeight(doc, 60);
  doc.moveDown(0.7);
  write(doc, text, { font: 'bold', size: 11 });
  doc.moveDown(0.2);
}

interface Cell {
  text: string;
  style: Style;
}

function columns(doc: Document, count: number, texts: readonly Cell[]): void {
  const width = (getContentWidth(doc) - (count - 1) * gap) / count;
  for (let row = 0; row < texts.length; row += count) {
    const cells = texts.slice(row, row + count);
    const height = Math.max(
      ...cells.map(({ text, style }) => computeTextHeight(doc, text, style, width)),
    );
    needHeight(doc, height);
    const { y } = doc;
    cells.forEach(({ text, style }, column) =>
      write(doc, text, style, { x: margin + column * (width + gap), y, width }),
    );
    doc.x = margin;
    doc.y = y + height + 2;
  }
}

function photos(doc: Document, pictures: readonly Uint8Array[]): void {
  for (let row = 0; row < pictures.length; row += 2) {
    needHeight(doc, photo.height + gap);
    const { y } = doc;
    pictures.slice(row, row + 2).forEach((picture, column) => {
      doc.image(Buffer.from(picture), margin + column * (photo.width + gap), y, {
        fit: [photo.width, photo.height],
      });
    });
    doc.y = y + photo.height + gap;
  }
}

/** The report's texts that people may have written. */
const writtenIn = ({
  title,
  carrier,
  facts,
  events,
  signatures,
  ...listed
}: ReportPdf): string[] => [
  title,
  carrier,
  ...facts.flat(),
  ...[...listed.defects, ...listed.laterDefects].flatMap(({ name, lines }) => [name, ...lines]),
  ...events,
  ...signatures.map(({ name }) => name),
];

function drawDefects(doc: Document, defects: readonly PdfDefect[]): void {
  for (const { name, lines, photos: pictures } of defects) {
    needHeight(doc, 40);
    const top = { page: doc.page, y: doc.y };
    write(doc, name, strong);
    for (const line of lines) write(doc, line, normal);
    // The rule next to a defect, as on the office's sheet.
    const from = doc.page === top.page ? top.y : margin;
    doc.rect(margin - 8, from, 2, doc.y - from).fill('#000');
    doc.moveDown(0.5);
    photos(doc, pictures);
  }
}

function drawLaterEvents(doc: Document, { events, laterDefects }: ReportPdf): void {
  if (events.length === 0) return;
  heading(doc, laterEventsTitle);
  for (const line of events) write(doc, line, normal);
  doc.moveDown(0.3);
  drawDefects(doc, laterDefects);
}

function drawChecklist(doc: Document, { checklist, checklistNote }: ReportPdf): void {
  heading(doc, 'Checklist');
  for (const { category, items } of checklist) {
    needHeight(doc, 30);
    write(doc, category, smallStrong);
    const texts = items.map(({ mark, label, isDefective }) => ({
      text: `${mark} ${label}`,
      style: isDefective ? smallStrong : small,
    }));
    columns(doc, 3, texts);
    doc.moveDown(0.3);
  }
  if (checklistNote !== '') write(doc, checklistNote, small);
}

/** Draws each fact as its name above its value. */
function drawFacts(doc: Document, facts: ReportPdf['facts']): void {
  const count = 3;
  for (let row = 0; row < facts.length; row += count) {
    const cells = facts.slice(row, row + count);
    needHeight(doc, 30);
    columns(
      doc,
      count,
      cells.map(([text]) => ({ text, style: caption })),
    );
    columns(
      doc,
      count,
      cells.map(([, text]) => ({ text: text || '–', style: strong })),
    );
    doc.moveDown(0.3);
  }
}

/** Draws the names above lines, two in a row. */
function drawSignatures(doc: Document, { signatures }: ReportPdf): void {
  heading(doc, 'Signatures');
  const width = (getContentWidth(doc) - gap) / 2;
  for (let row = 0; row < signatures.length; row += 2) {
    const cells = signatures.slice(row, row + 2);
    needHeight(doc, 40);
    columns(
      doc,
      2,
      cells.map(({ name }) => ({ text: name || ' ', style: strong })),
    );
    cells.forEach((_, column) => {
      const x = margin + column * (width + gap);
      doc
        .moveTo(x, doc.y)
        .lineTo(x + width, doc.y)
        .lineWidth(0.5)
        .stroke();
    });
    doc.y += 2;
    columns(
      doc,
      2,
      cells.map(({ label }) => ({ text: label, style: caption })),
    );
    doc.moveDown(0.5);
  }
}

function draw(doc: Document, report: ReportPdf): void {
  write(doc, report.carrier, normal);
  write(doc, report.title, { font: 'bold', size: 16 });
  write(doc, report.remark, small);
  if (!writtenIn(report).every(isShown)) {
    write(doc, notShown, strong);
    doc.info.Subject = notShown;
  }
  doc.moveDown(0.5);
  drawFacts(doc, report.facts);
  heading(doc, 'Defects');
  if (report.defects.length === 0) write(doc, 'No defects were reported.', normal);
  drawDefects(doc, report.defects);
  drawLaterEvents(doc, report);
  drawChecklist(doc, report);
  drawSignatures(doc, report);
}

/** Entry point of the thread that draws an audit package's reports. */
doOrders(async (report: ReportPdf): Promise<Uint8Array> => {
  const info = { Title: report.title, Author: report.carrier };
  const doc = new PdfDocument({ size: 'LETTER', margin, info, lang: 'en-US' });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  draw(doc, report);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
});
