import * as v from 'valibot';
import { limits } from './limits';
import { emptyQuote, equipmentTypes, quoteForm, quoteRequest, type QuoteForm } from './quote';

const valid: QuoteForm = {
  ...emptyQuote,
  pickup_location: 'Joliet, IL',
  delivery_location: 'Dallas, TX',
  commodity: 'Apples',
  total_weight: '42000',
  business_email: 'maria@orchard.example',
};

function getFieldMessages(changes: Record<string, unknown>) {
  const result = v.safeParse(quoteForm, { ...valid, ...changes });
  if (result.success) return {};
  const { nested = {} } = v.flatten<typeof quoteForm>(result.issues);
  return Object.fromEntries(Object.entries(nested).map(([field, list]) => [field, list[0]]));
}

const long = (length: number) => 'a'.repeat(length);
const makeEmail = (length: number) => `${long(length - 5)}@b.co`;

describe('the shipper form', () => {
  test.each([
    ['pickup_location', 'Pickup location', limits.place],
    ['delivery_location', 'Delivery location', limits.place],
    ['commodity', 'Commodity', limits.commodity],
  ])('the quote form requires %s, with at most 250 characters', (field, label, limit) => {
    expect(limit).toBe(250);
    for (const blank of ['', '   ']) {
      expect(getFieldMessages({ [field]: blank })).toEqual({ [field]: `${label} is required` });
    }
    expect(getFieldMessages({ [field]: long(limit) })).toEqual({});
    expect(getFieldMessages({ [field]: long(limit + 1) })).toEqual({
      [field]: `${label} must be 250 characters or less`,
    });
  });

  test('the quote form requires a pickup date, and rejects one that is not a real calendar day in the format YYYY-MM-DD', () => {
    expect(getFieldMessages({ pickup_date: '' })).toEqual({
      pickup_date: 'Pickup date is required',
    });
    for (const wrong of [
      '14-06-2025',
      '2025/06/14',
      '2025-6-14',
      '2025-02-30',
      '2025-13-01',
      'x',
    ]) {
      expect(getFieldMessages({ pickup_date: wrong })).toEqual({
        pickup_date: 'Invalid date format (YYYY-MM-DD)',
      });
    }
  });

  test('the quote form defaults the pickup date to 2025-06-14 and accepts earlier and later days', () => {
    expect(emptyQuote.pickup_date).toBe('2025-06-14');
    for (const day of ['2025-06-14', '1999-01-01', '2028-02-29']) {
      expect(getFieldMessages({ pickup_date: day })).toEqual({});
    }
  });

  test('the quote form requires a total weight of digits with an optional decimal part', () => {
    expect(getFieldMessages({ total_weight: '' })).toEqual({
      total_weight: 'Total weight is required',
    });
    for (const right of ['0', '1000', '1000.5', ' 1000 ']) {
      expect(getFieldMessages({ total_weight: right })).toEqual({});
    }
    for (const wrong of ['1,000', '-5', '1000.', '.5', '1e3', '1000 lb', '1.2.3', 'heavy']) {
      expect(getFieldMessages({ total_weight: wrong })).toEqual({
        total_weight: 'Total weight must be a number (e.g., 1000 or 1000.5)',
      });
    }
  });

  test("only Linehaul's own backend limits the weight of a quote to 250 characters", () => {
    const total_weight = '1'.repeat(251);
    expect(getFieldMessages({ total_weight })).toEqual({});
    const request = { ...valid, recaptcha_token: '', total_weight };
    expect(v.safeParse(quoteRequest, request).issues?.map(({ message }) => message)).toEqual([
      'Total weight must be 250 characters or less',
    ]);
  });

  test('the quote form accepts four kinds of equipment and defaults to a dry van', () => {
    expect(equipmentTypes).toEqual(['dry_van', 'refrigerated', 'open_deck', 'other']);
    expect(emptyQuote.equipment).toBe('dry_van');
    for (const type of equipmentTypes) expect(getFieldMessages({ equipment: type })).toEqual({});
    for (const wrong of ['', 'flatbed', null, undefined]) {
      expect(getFieldMessages({ equipment: wrong })).toEqual({
        equipment: 'Please select a valid equipment type',
      });
    }
  });

  test('the quote form requires a business email address of at most 254 characters', () => {
    expect(getFieldMessages({ business_email: ' ' })).toEqual({
      business_email: 'Business email is required',
    });
    for (const wrong of ['maria', 'maria@orchard', 'ma ria@orchard.example']) {
      expect(getFieldMessages({ business_email: wrong })).toEqual({
        business_email: 'Invalid email format',
      });
    }
    expect(getFieldMessages({ business_email: makeEmail(limits.email) })).toEqual({});
    expect(getFieldMessages({ business_email: makeEmail(limits.email + 1) })).toEqual({
      business_email: 'Email must be 254 characters or less',
    });
  });

  test('the quote form accepts checked and unchecked boxes, and leaves both unchecked by default', () => {
    expect(emptyQuote).toMatchObject({ hazardous_materials: false, drop_trailer_required: false });
    for (const ticked of [true, false]) {
      expect(
        getFieldMessages({ hazardous_materials: ticked, drop_trailer_required: ticked }),
      ).toEqual({});
    }
  });

  test('the quote form reports every missing field at once', () => {
    expect(getFieldMessages(emptyQuote)).toEqual({
      pickup_location: 'Pickup location is required',
      delivery_location: 'Delivery location is required',
      commodity: 'Commodity is required',
      total_weight: 'Total weight is required',
      business_email: 'Business email is required',
    });
  });

  test('the quote request requires a captcha token, which may be empty', () => {
    expect(v.is(quoteRequest, { ...valid, recaptcha_token: '' })).toBe(true);
    expect(v.is(quoteRequest, valid)).toBe(false);
  });
});
