import * as v from 'valibot';
import {
  driverApplication,
  driverApplicationForm,
  emptyDriverApplication,
  type DriverApplicationForm,
} from './driverApplication';
import { limits } from './limits';

const valid: DriverApplicationForm = {
  ...emptyDriverApplication,
  first_name: 'Dana',
  last_name: 'M',
};

function getFieldMessages(changes: Partial<DriverApplicationForm>) {
  const result = v.safeParse(driverApplicationForm, { ...valid, ...changes });
  if (result.success) return {};
  const { nested = {} } = v.flatten<typeof driverApplicationForm>(result.issues);
  return Object.fromEntries(Object.entries(nested).map(([field, list]) => [field, list[0]]));
}

const long = (length: number) => 'a'.repeat(length);
const makeEmail = (length: number) => `${long(length - 5)}@b.co`;

describe('the driver application', () => {
  test.each([
    ['first_name', 'First name'],
    ['last_name', 'Last name'],
  ] as const)('the driver application requires %s, with at most 100 letters', (field, label) => {
    for (const missing of ['', ' ']) {
      expect(getFieldMessages({ [field]: missing })).toEqual({ [field]: `${label} is required` });
    }
    const lettersOnly = { [field]: `${label} must contain only letters without spaces` };
    for (const wrong of ['Mary Ann', "O'Hara", 'Zoë', 'Ann2', 'a-b']) {
      expect(getFieldMessages({ [field]: wrong })).toEqual(lettersOnly);
    }
    for (const right of ['a', 'Z', 'McKay', ' Ann', 'Ann ', 'Ann\n', long(limits.name)]) {
      expect(getFieldMessages({ [field]: right })).toEqual({});
    }
    expect(getFieldMessages({ [field]: long(limits.name + 1) })).toEqual({
      [field]: `${label} must be 100 characters or less`,
    });
  });

  test('the driver application accepts an optional phone number of at most 20 characters, only digits after an optional plus', () => {
    const message = {
      phone: "Phone number must contain only digits and may start with '+'",
    };
    for (const right of ['', '5', '+15550100142', '1'.repeat(20), `+${'1'.repeat(19)}`]) {
      expect(getFieldMessages({ phone: right })).toEqual({});
    }
    for (const wrong of ['+', '1+', '++1', '555-0100', '(555) 0100', 'abc', '1'.repeat(21)]) {
      expect(getFieldMessages({ phone: wrong })).toEqual(message);
    }
    expect(getFieldMessages({ phone: `+${'1'.repeat(20)}` })).toEqual(message);
  });

  test('the driver application accepts an optional email address of at most 254 characters', () => {
    for (const right of [
      '',
      'a@b.co',
      'dana.miles+work@fleet.example.com',
      makeEmail(limits.email),
    ]) {
      expect(getFieldMessages({ email: right })).toEqual({});
    }
    for (const wrong of ['dana', 'dana@', '@b.co', 'dana@fleet', 'da na@b.co', 'a@b@c.co']) {
      expect(getFieldMessages({ email: wrong })).toEqual({ email: 'Invalid email format' });
    }
    expect(getFieldMessages({ email: makeEmail(limits.email + 1) })).toEqual({
      email: 'Email must be 254 characters or less',
    });
  });

  test('the driver application accepts an optional state of at most 250 characters', () => {
    expect(getFieldMessages({ state: '' })).toEqual({});
    expect(getFieldMessages({ state: long(limits.state) })).toEqual({});
    expect(getFieldMessages({ state: long(limits.state + 1) })).toEqual({
      state: 'State name must be 250 characters or less',
    });
  });

  test('the driver application reports every invalid field at once', () => {
    expect(getFieldMessages({ first_name: '', last_name: '1', email: 'x' })).toEqual({
      first_name: 'First name is required',
      last_name: 'Last name must contain only letters without spaces',
      email: 'Invalid email format',
    });
  });

  test('the driver application trims optional fields, because phone keyboards add spaces', () => {
    const sent = v.parse(driverApplicationForm, { ...valid, email: ' a@b.co ', phone: ' +1 ' });
    expect(sent).toMatchObject({ email: 'a@b.co', phone: '+1' });
  });

  test('the driver application request requires a captcha token, which may be empty', () => {
    expect(v.is(driverApplication, { ...valid, recaptcha_token: '' })).toBe(true);
    expect(v.is(driverApplication, valid)).toBe(false);
  });
});
