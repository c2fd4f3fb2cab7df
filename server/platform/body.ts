import * as v from 'valibot';
import { fieldMessages } from '@/contract/messages/fields';
import { fieldErrors } from './rejections';

/** Parses a request's body with a contract schema. Rejects unknown fields. Throws field errors. */
export function readBody<Entries extends v.ObjectEntries>(
  schema: { entries: Entries },
  body: unknown,
): v.InferOutput<v.StrictObjectSchema<Entries, undefined>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw fieldErrors({ non_field_errors: ['Invalid data. Expected a dictionary.'] });
  }
  const result = v.safeParse(v.strictObject(schema.entries), body, { abortPipeEarly: true });
  const fields = {
    ...(result.success ? {} : messagesByField(result.issues)),
    ...nullCharacters(body),
  };
  if (!result.success || Object.keys(fields).length > 0) throw fieldErrors(fields);
  return result.output;
}

/** Requires a text that is not blank. The error is Django REST framework's. */
export function notBlank(schema: v.GenericSchema<string>) {
  return v.pipe(schema, v.nonEmpty(fieldMessages.blank));
}

/** The maximum number of messages for one field. */
const maxMessages = 20;

function messagesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  const fields = withoutPrototype();
  for (const issue of issues) {
    const [field, ...inner] = (issue.path ?? []).map((step) => String(step.key));
    const where = inner.length > 0 ? `${inner.join('.')}: ` : '';
    const messages = (fields[field ?? 'non_field_errors'] ??= []);
    if (messages.length < maxMessages) messages.push(where + getIssueMessage(issue));
  }
  return fields;
}

/**
 * Returns the contract's own message. If there is none, returns Django REST framework's in place of valibot's default.
 */
function getIssueMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? 'Unexpected field.' : 'This field is required.';
  }
  if (!/^Invalid \w+: /.test(issue.message)) return issue.message;
  if (issue.received === 'undefined') return 'This field is required.';
  if (issue.received === 'null') return 'This field may not be null.';
  return defaultMessages[issue.type] ?? 'Not a valid value.';
}

const defaultMessages: Record<string, string> = {
  string: 'Not a valid string.',
  boolean: 'Must be a valid boolean.',
  array: 'Expected a list of items.',
  picklist: 'Not a valid choice.',
  literal: 'Not a valid choice.',
};

/** Returns Django's errors for fields with U+0000, which PostgreSQL cannot store. */
function nullCharacters(body: object): Record<string, string[]> {
  const fields = withoutPrototype();
  for (const [field, value] of Object.entries(body)) {
    if (holdsNull(value)) fields[field] = ['Null characters are not allowed.'];
  }
  return fields;
}

/** Whether a value contains U+0000. Uses no recursion, because a body may be nested too deeply for it. */
function holdsNull(value: unknown): boolean {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && next.includes('\u0000')) return true;
    if (typeof next !== 'object' || next === null) continue;
    // Pushes values one by one, because a call cannot take 100,000 arguments.
    for (const value of Object.values(next)) rest.push(value);
  }
  return false;
}

/** Returns an object without a prototype, because a caller may send a field named `constructor`. */
function withoutPrototype(): Record<string, string[]> {
  return Object.create(null) as Record<string, string[]>;
}
