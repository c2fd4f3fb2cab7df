import PdfDocument from 'pdfkit';
import { doOrders } from '../../platform/workers/doOrders';
import type { ReportPdf } from './reportPdf';
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
const strong: Style = { font: 'bold', size: 9 };
const small: Style = { font: 'regular', size: 8 };

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

function columns(doc: Document, count: number, style: Style, texts: readonly string[]): void {
  const width = (getContentWidth(doc) - (count - 1) * gap) / count;
  for (let row = 0; row < texts.length; row += count) {
    const cells = texts.slice(row, row + count);
    const height = Math.max(...cells.map((text) => computeTextHeight(doc, text, style, width)));
    needHeight(doc, height);
    const { y } = doc;
    cells.forEach((text, column) =>
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
const writtenIn = ({ title, carrier, facts, defects, reviews }: ReportPdf): string[] => [
  title,
  carrier,
  ...facts.flat(),
  ...defects.flatMap(({ name, lines }) => [name, ...lines]),
  ...reviews,
];

function drawDefects(doc: Document, { defects }: ReportPdf): void {
  heading(doc, 'Defects');
  if (defects.length === 0) write(doc, 'No defects were reported.', normal);
  for (const { name, lines, photos: pictures } of defects) {
    needHeight(doc, 40);
    write(doc, name, strong);
    for (const line of lines) write(doc, line, normal);
    doc.moveDown(0.3);
    photos(doc, pictures);
  }
}

function drawChecklist(doc: Document, { checklist, checklistNote }: ReportPdf): void {
  heading(doc, 'Checklist');
  for (const { category, items } of checklist) {
    needHeight(doc, 30);
    write(doc, category, { font: 'bold', size: 8 });
    const texts = items.map(({ mark, label }) => `${mark} ${label}`);
    columns(doc, 3, small, texts);
    doc.moveDown(0.3);
  }
  if (checklistNote !== '') write(doc, checklistNote, small);
}

function draw(doc: Document, report: ReportPdf): void {
  write(doc, report.title, { font: 'bold', size: 16 });
  write(doc, report.carrier, normal);
  write(doc, report.remark, normal);
  if (!writtenIn(report).every(isShown)) {
    write(doc, notShown, strong);
    doc.info.Subject = notShown;
  }
  doc.moveDown(0.5);
  const facts = report.facts.map(([label, text]) => `${label}: ${text || '–'}`);
  columns(doc, 2, normal, facts);
  drawDefects(doc, report);
  heading(doc, 'Reviewed by the next driver (49 CFR 396.13)');
  const reviews = report.reviews.length > 0 ? report.reviews : ['Not reviewed.'];
  for (const line of reviews) write(doc, line, normal);
  drawChecklist(doc, report);
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
