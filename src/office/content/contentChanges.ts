import type { ContentRow, SectionContent } from '@/contract/office/content/calls';
import type { Field, FieldValue } from '@/contract/office/content/fields';
import {
  sections,
  type ListOfRows,
  type Section,
  type SectionName,
} from '@/contract/office/content/sections';

export interface ContentChange {
  /**
   * The field's label. For a field in a row of a list, such as 'Services, Steel, Title', it includes the list and the
   * row.
   */
  what: string;
  /** '' if the value is empty. */
  from: string;
  to: string;
  /** Set if `from` and `to` are addresses of files. */
  media?: 'picture' | 'video';
}

type Value = FieldValue | ContentRow[] | undefined;

const parseHtmlBody = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html').body;

function shown(value: FieldValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  if (!value.includes('<')) return value;
  return parseHtmlBody(value).textContent.replaceAll(/\s+/g, ' ').trim();
}

const styled = (text: string) => `${text} (other style)`;

function picturesIn(value: FieldValue | undefined): string[] {
  if (typeof value !== 'string' || !value.includes('<img')) return [];
  return [...parseHtmlBody(value).querySelectorAll('img')].flatMap(
    (picture) => picture.getAttribute('src') ?? [],
  );
}

interface Values {
  from: FieldValue | undefined;
  to: FieldValue | undefined;
}

function pictureChanges(what: string, { from, to }: Values): ContentChange[] {
  const [before, after] = [picturesIn(from), picturesIn(to)];
  const media = 'picture';
  return [
    ...before
      .filter((address) => !after.includes(address))
      .map((address) => ({ what, from: address, to: '', media }) as const),
    ...after
      .filter((address) => !before.includes(address))
      .map((address) => ({ what, from: '', to: address, media }) as const),
  ];
}

function valueChange(what: string, kind: Field['kind'], { from, to }: Values): ContentChange[] {
  if ((from ?? '') === (to ?? '')) return [];
  const [before, after] = [shown(from), shown(to)];
  if (kind === 'picture' || kind === 'video')
    return [{ what, from: before, to: after, media: kind }];
  const pictures = pictureChanges(what, { from, to });
  if (before !== after) return [{ what, from: before, to: after }, ...pictures];
  return pictures.length > 0 ? pictures : [{ what, from: before, to: styled(after) }];
}

const toRows = (value: Value) => (Array.isArray(value) ? value : []);

function getRowName(row: ContentRow, { fields, row: noun }: ListOfRows): string {
  const texts = ['title', ...Object.keys(fields)].map((field) => shown(row[field]));
  return texts.find((text) => text !== '' && !text.startsWith('/'))?.slice(0, 40) ?? noun;
}

function rowChanges(rule: ListOfRows, before: ContentRow[], after: ContentRow[]): ContentChange[] {
  const { label, fields } = rule;
  const kept = after.flatMap((row) => {
    const earlier = before.find(({ id }) => id !== undefined && id === row.id);
    return earlier ? [{ row, earlier }] : [];
  });
  const gone = before.filter((row) => !kept.some(({ earlier }) => earlier === row));
  const added = after.filter((one) => !kept.some(({ row }) => row === one));
  const places = kept.map(({ earlier }) => before.indexOf(earlier));
  const isMoved = places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0));
  const names = (rows: ContentRow[]) => rows.map((row) => getRowName(row, rule)).join(', ');
  return [
    ...kept.flatMap(({ row, earlier }) =>
      Object.entries(fields).flatMap(([field, rowField]) =>
        valueChange(`${label}, ${getRowName(row, rule)}, ${rowField.label}`, rowField.kind, {
          from: earlier[field],
          to: row[field],
        }),
      ),
    ),
    ...gone.map((row) => ({ what: label, from: getRowName(row, rule), to: '' })),
    ...added.map((row) => ({ what: label, from: '', to: getRowName(row, rule) })),
    ...(isMoved ? [{ what: `${label}, order`, from: names(before), to: names(after) }] : []),
  ];
}

export function contentChanges(
  name: SectionName,
  before: SectionContent,
  after: SectionContent,
): ContentChange[] {
  const { fields, lists }: Section = sections[name];
  const single = (value: Value) => (Array.isArray(value) ? null : value);
  return [
    ...Object.entries(fields).flatMap(([field, { label, kind }]) =>
      // Versions from before sections could be hidden do not have this value.
      kind === 'switch' && [before, after].some((one) => typeof one[field] !== 'boolean')
        ? []
        : valueChange(label, kind, { from: single(before[field]), to: single(after[field]) }),
    ),
    ...Object.entries(lists).flatMap(([list, rule]) =>
      rowChanges(rule, toRows(before[list]), toRows(after[list])),
    ),
  ];
}
