import { correctedPhone, correctedWeight } from './corrections';

test.each([
  ['(555) 123-4567', '5551234567'],
  ['+1 555.123.4567', '+15551234567'],
  ['(+1) 555 0100', '+15550100'],
  ['\u202a+1 (555) 123\u20114567\u202c', '+15551234567'],
  ['555\u2010123\u20124\u20135\u201467\u2015', '5551234567'],
  ['555-0100 ext 5', null],
  ['+', null],
  ['', null],
  ['1'.repeat(21), null],
])("the correction of the phone number '%s' is %s", (text, corrected) => {
  expect(correctedPhone(text)).toBe(corrected);
});

test.each([
  ['40,000 lbs', '40000'],
  ['40000lb.', '40000'],
  ['1,234.5 pounds', '1234.5'],
  ['40,00', null],
  ['20 tons', null],
  ['18000 kg', null],
  ['heavy', null],
])("the correction of the weight '%s' is %s", (text, corrected) => {
  expect(correctedWeight(text)).toBe(corrected);
});
