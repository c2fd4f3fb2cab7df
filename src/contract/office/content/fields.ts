import * as v from 'valibot';
import { optionalEmail, requiredText, stopAtFirst } from '../../fields';
import { officeLimits } from '../limits';
import { validation } from '../../messages/validation';

const officeValidation = {
  link: 'Must begin with https:// or http://',
  media: 'Must be a path on this site (/media/…) or begin with https://',
  degrees: (label: string, limit: number) => `${label} must be a number from -${limit} to ${limit}`,
} as const;

export type FieldKind =
  | 'line'
  /** Plain text with line breaks. */
  | 'lines'
  /** HTML, which is sanitized on each save. */
  | 'rich'
  | 'email'
  | 'link'
  | 'picture'
  | 'video'
  | 'latitude'
  | 'longitude'
  | 'switch';

/** Labels for the two inputs of a text with a heading. */
export interface Titled {
  heading: string;
  below: string;
}

/** What a `rich` field may contain: sentences, any text including tables and pictures, or a heading with sentences. */
export type RichEditor = 'sentences' | 'text' | Titled;

export interface Field {
  kind: FieldKind;
  /** Only for `rich`. By default, 'sentences'. */
  editor?: RichEditor;
  label: string;
  help?: string;
  required: boolean;
  schema: v.GenericSchema<unknown, FieldValue>;
}
export type FieldValue = string | number | boolean | null;

export const stripTags = (html: string) => html.replace(/<[^<>]*>/g, '').trim();

function withinLimit(label: string, limit: number) {
  return v.maxLength<string, number, string>(limit, validation.atMost(label, limit));
}

export function line(label: string, limit: number = officeLimits.contentTitle): Field {
  const schema = v.pipe(v.string(), v.trim(), withinLimit(label, limit));
  return { kind: 'line', label, required: false, schema };
}

export function requiredLine(label: string): Field {
  const schema = stopAtFirst(requiredText(label, officeLimits.contentTitle));
  return { kind: 'line', label, required: true, schema };
}

export function lines(label: string): Field {
  const schema = v.pipe(v.string(), withinLimit(label, officeLimits.contentText));
  return { kind: 'lines', label, required: false, schema };
}

export function rich(label: string, editor: RichEditor = 'sentences'): Field {
  const schema = v.pipe(v.string(), withinLimit(label, officeLimits.contentText));
  return { kind: 'rich', editor, label, required: false, schema };
}

export function requiredRich(label: string, editor: RichEditor = 'sentences'): Field {
  const schema = stopAtFirst(
    v.pipe(
      v.string(validation.required(label)),
      withinLimit(label, officeLimits.contentText),
      v.check((html) => stripTags(html) !== '', validation.required(label)),
    ),
  );
  return { kind: 'rich', editor, label, required: true, schema };
}

export function email(label: string): Field {
  return { kind: 'email', label, required: false, schema: optionalEmail };
}

/** A web address, or ''. */
export function link(label: string): Field {
  const schema = stopAtFirst(
    v.pipe(
      v.string(),
      v.trim(),
      withinLimit(label, officeLimits.address),
      v.check((address) => address === '' || isWebAddress(address), officeValidation.link),
    ),
  );
  return { kind: 'link', label, required: false, schema };
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text)) return false;
  // Safari before version 17 has no `URL.canParse`.
  try {
    return new URL(text).host !== '';
  } catch {
    return false;
  }
}

/** The address of a picture or video: a path on this server or an absolute URL. */
const mediaAddress = stopAtFirst(
  v.pipe(
    v.nullable(v.string()),
    v.transform((address) => address?.trim() || null),
    v.nullable(
      v.pipe(
        v.string(),
        withinLimit('Address', officeLimits.address),
        v.check(
          (address) => /^\/[^\s/\\]\S*$/.test(address) || isWebAddress(address),
          officeValidation.media,
        ),
      ),
    ),
  ),
);

export function picture(label: string, help = ''): Field {
  return { kind: 'picture', label, help, required: false, schema: mediaAddress };
}

export function video(label: string): Field {
  return { kind: 'video', label, required: false, schema: mediaAddress };
}

function degrees(kind: 'latitude' | 'longitude', label: string, limit: number): Field {
  const message = officeValidation.degrees(label, limit);
  const schema = v.pipe(
    v.number(message),
    v.finite(message),
    v.minValue(-limit, message),
    v.maxValue(limit, message),
  );
  return { kind, label, required: true, schema };
}

export const latitude = degrees('latitude', 'Latitude', 90);
export const longitude = degrees('longitude', 'Longitude', 180);

/** Whether visitors see the section. Null keeps the stored value. */
export const shown: Field = {
  kind: 'switch',
  label: 'Show on the site',
  required: false,
  schema: v.nullish(v.boolean(), null),
};
