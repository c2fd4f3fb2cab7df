import * as v from 'valibot';
import { changePasswordRequest, changeUsernameRequest, loginRequest } from './account';
import { commentForm, commentRequest } from './comment';
import { driverApplication, driverApplicationForm } from './driver';
import {
  inspectionComment,
  inspectionHeader,
  inspectionRequest,
  inspectionUpdate,
} from './inspection';
import { limits } from './limits';
import { quoteForm, quoteRequest } from './shipper';

/** What visitors fill in, as the forms check it and as the server does. */
const schemas = {
  changePasswordRequest,
  changeUsernameRequest,
  commentForm,
  commentRequest,
  driverApplication,
  driverApplicationForm,
  inspectionComment,
  inspectionHeader,
  inspectionRequest,
  inspectionUpdate,
  loginRequest,
  quoteForm,
  quoteRequest,
};

/** The longest value that a body of 64 KB can hold, in shapes that make a pattern go back and try again. */
const hostile = [
  `a@${'.'.repeat(65_000)} b`,
  'a'.repeat(65_000),
  `${'1'.repeat(65_000)}x`,
  '2026-11-21'.repeat(6500),
  `a${' '.repeat(65_000)}a`,
];

const longestLimit = Math.max(...Object.values(limits));

test.each(Object.entries(schemas))(
  '%s shows no pattern a text that is longer than any limit',
  (_name, { entries }) => {
    // Every way to use a pattern (test, match, replace, split) goes through `exec`.
    const exec = jest.spyOn(RegExp.prototype, 'exec');
    const overlong = Object.entries<v.GenericSchema>(entries).filter(([, field]) => {
      exec.mockClear();
      for (const value of hostile) v.safeParse(field, value);
      return exec.mock.calls.some(([text]) => text.length > longestLimit);
    });
    exec.mockRestore();
    expect(overlong.map(([name]) => name)).toEqual([]);
  },
);

test.each([
  ['an application', driverApplicationForm.entries.email],
  ['a quote', quoteForm.entries.business_email],
])("the e-mail address of %s that is too long has the limit's message alone", (_form, schema) => {
  const result = v.safeParse(schema, hostile[0]);
  expect(result.issues?.map(({ message }) => message)).toEqual([
    'Email must be 254 characters or less',
  ]);
});

test.each(['a@b..co', 'a@.b.co', 'a@b.co.', 'a@b.c'])(
  '%s has the shape of an e-mail address, as the basic shape always had it',
  (address) => {
    expect(v.is(quoteForm.entries.business_email, address)).toBe(true);
  },
);

test.each(['a@.co', 'a@co.', 'a@..', 'a@b', 'a@b@c.co', '@b.co', 'a b@c.co'])(
  '%s does not have the shape of an e-mail address',
  (address) => {
    expect(v.is(quoteForm.entries.business_email, address)).toBe(false);
  },
);
