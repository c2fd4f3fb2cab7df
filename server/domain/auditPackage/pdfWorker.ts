import { readFileSync } from 'node:fs';
import PdfDocument from 'pdfkit';
import { doOrders } from '../../platform/workers/doOrders';
import type { ReportPdf } from './reportPdf';

/** DejaVu has the Latin, Greek, Cyrillic, Arabic and Hebrew letters, and the marks of the checklist. */
const fontFile = (name: string) =>
  readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const fonts = { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') };

const margin = 48;
const gap = 12;
const photo = { width: 252, height: 190 };
type Document = InstanceType<typeof PdfDocument>;

const widthOf = ({ page }: Document) => page.width - 2 * margin;

/** Begins a new page unless this much height is left. */
function needHeight(doc: Document, height: number): void {
  if (doc.y + height > doc.page.height - margin) doc.addPage();
}

function heading(doc: Document, text: string): void {
  needHeight(doc, 60);
  doc.moveDown(0.7).font('bold').fontSize(11).text(text, margin).moveDown(0.2);
}

/** Writes texts in columns, row by row. */
function columns(doc: Document, count: number, texts: readonly string[]): void {
  const width = (widthOf(doc) - (count - 1) * gap) / count;
  for (let row = 0; row < texts.length; row += count) {
    const cells = texts.slice(row, row + count);
    const height = Math.max(...cells.map((text) => doc.heightOfString(text, { width })));
    needHeight(doc, height);
    const { y } = doc;
    cells.forEach((text, column) => doc.text(text, margin + column * (width + gap), y, { width }));
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

function draw(doc: Document, report: ReportPdf): void {
  doc.font('bold').fontSize(16).text(report.title);
  doc.font('regular').fontSize(9).text(report.carrier).text(report.remark).moveDown(0.5);
  columns(
    doc,
    2,
    report.facts.map(([label, text]) => `${label}: ${text || '–'}`),
  );
  heading(doc, 'Defects');
  doc.font('regular').fontSize(9);
  if (report.defects.length === 0) doc.text('No defects were reported.');
  for (const { name, lines, photos: pictures } of report.defects) {
    needHeight(doc, 40);
    doc.font('bold').fontSize(9).text(name, margin).font('regular');
    for (const line of lines) doc.text(line);
    doc.moveDown(0.3);
    photos(doc, pictures);
  }
  heading(doc, 'Reviewed by the next driver (49 CFR 396.13)');
  doc.font('regular').fontSize(9);
  for (const line of report.reviews.length > 0 ? report.reviews : ['Not reviewed.']) doc.text(line);
  heading(doc, 'Checklist');
  for (const { category, items } of report.checklist) {
    needHeight(doc, 30);
    doc.font('bold').fontSize(8).text(category, margin).font('regular');
    columns(
      doc,
      3,
      items.map(({ mark, label }) => `${mark} ${label}`),
    );
    doc.moveDown(0.3);
  }
  if (report.checklistNote !== '') doc.text(report.checklistNote, margin);
}

/** Entry point of the thread that draws the reports of an audit package. */
doOrders(async (report: ReportPdf): Promise<Uint8Array> => {
  const info = { Title: report.title, Author: report.carrier };
  const doc = new PdfDocument({ size: 'LETTER', margin, info, lang: 'en-US' });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
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
