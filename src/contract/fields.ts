import * as v from 'valibot';
import { limits } from './limits';
import { fieldMessages } from './messages/fields';
import { validation } from './messages/validation';

/** Building blocks for the rules of forms (docs/product.md, Forms). `label` is the field's name in the messages. */

/**
 * Makes a schema stop at its first problem. By default, valibot runs every action of a pipe, so a pattern would run on
 * text that exceeds the length limit.
 */
export function stopAtFirst<Schema extends v.GenericSchema>(schema: Schema): Schema {
  return v.config(schema, { abortPipeEarly: true });
}

export function required(label: string) {
  return v.pipe(
    v.string(validation.required(label)),
    v.trim(),
    v.nonEmpty(validation.required(label)),
  );
}

/** In characters. `shape` runs no pattern on longer text. */
export const longestMatched = 1000;

/** Checks text against a pattern before its length, because the specification lists the rules in this order. */
function shape(pattern: RegExp, message: string) {
  return v.check<string, string>(
    (value) => value.length > longestMatched || pattern.test(value),
    message,
  );
}

/** Limits a text, with Django REST framework's message. */
export const maxText = (limit: number) =>
  v.maxLength<string, number, string>(limit, fieldMessages.tooLong(limit));

/** Limits a list, with Django REST framework's message. */
export const maxItems = <Items extends readonly unknown[]>(limit: number) =>
  v.maxLength<Items, number, string>(limit, fieldMessages.tooMany(limit));

/** A whole number in a JSON body. */
export function wholeNumber(min: number, max: number, label = 'The number') {
  const message = `${label} must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

export function requiredText(label: string, limit: number) {
  return v.pipe(required(label), v.maxLength(limit, validation.atMost(label, limit)));
}

/**
 * A name with only the letters A to Z. The comment form capitalizes the label differently in the message for a missing
 * field (docs/product.md, Forms).
 */
export function personName(label: string, labelWhenMissing = label) {
  return stopAtFirst(
    v.pipe(
      v.string(validation.required(labelWhenMissing)),
      // A phone's keyboard may add a space after a word.
      v.trim(),
      v.nonEmpty(validation.required(labelWhenMissing)),
      shape(/^[A-Za-z]+$/, validation.lettersOnly(label)),
      v.maxLength(limits.name, validation.atMost(label, limits.name)),
    ),
  );
}

/**
 * The specification's rule: one `@` between non-blank parts, and a dot in the host. The pattern can match only the
 * first dot after the host's first character, which makes matching linear.
 */
const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const optionalEmailShape = new RegExp(`^$|${emailShape.source}`);

const shortEmail = v.maxLength<string, number, string>(
  limits.email,
  validation.atMost('Email', limits.email),
);

export const optionalEmail = stopAtFirst(
  v.pipe(v.string(), v.trim(), shape(optionalEmailShape, validation.email), shortEmail),
);

export const optionalPhone = stopAtFirst(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limits.phone, validation.phone),
    v.regex(/^(\+?\d+)?$/, validation.phone),
  ),
);

function requiredEmail(label: string) {
  return stopAtFirst(
    v.pipe(
      v.string(validation.required(label)),
      v.trim(),
      v.nonEmpty(validation.required(label)),
      shape(emailShape, validation.email),
      shortEmail,
    ),
  );
}

export const businessEmail = requiredEmail('Business email');

/** The captcha's token. Empty if the captcha is off (docs/decisions/0004-readings.md, Captcha). */
export const captchaToken = v.pipe(v.string(), maxText(limits.captchaToken));
