import * as v from 'valibot';
import { contacts, homeFiles } from './about';
import { supportContact } from './account';
import { comments } from './comment';
import { companies, locations, reasons } from './common';

const place = { id: 1, title: 'Chicago', latitude: 41.88, longitude: '-87.63' };

it('a location without coordinates is left out, and the other locations are kept', () => {
  const broken = { id: 2, title: 'Nowhere', latitude: null, longitude: null };
  expect(v.parse(locations, [place, broken])).toMatchObject([{ title: 'Chicago' }]);
  expect(v.parse(locations, { results: [broken, place] })).toMatchObject([{ title: 'Chicago' }]);
});

it.each([['a text'], [{ count: 1 }], [[{ id: 1 }]], [null]])(
  '%j is an invalid response for locations',
  (body) => {
    expect(v.safeParse(locations, body).issues?.[0].message).toBe(
      'Invalid data format for locations',
    );
  },
);

it.each([
  ['companies', companies],
  ['comments', comments],
])(
  'an item of %s without an id is left out, and a list with only such items is invalid',
  (_name, schema) => {
    expect(v.parse(schema, [{ title: 'No id' }, { id: 7 }])).toMatchObject([{ id: 7 }]);
    expect(v.parse(schema, [])).toEqual([]);
    expect(v.safeParse(schema, [{ title: 'No id' }]).success).toBe(false);
  },
);

it('a feature without an id is left out of its tab', () => {
  const body = { drivers: [{ title: 'No id' }, { id: 1, title: 'Home often' }], shippers: [] };
  expect(v.parse(reasons, body).drivers).toMatchObject([{ title: 'Home often' }]);
});

it("a wrong file costs that file only, and the others keep their places: the drivers' picture and then the shippers'", () => {
  const [broken, good] = [null, { file: '/media/shipper.jpg' }];
  expect(v.parse(reasons, { drivers: [], files: [broken, good] }).files).toMatchObject([
    { file: null },
    { file: '/media/shipper.jpg' },
  ]);
  expect(v.parse(reasons, { drivers: [{ id: 1 }], files: 'none' })).toMatchObject({
    drivers: [{ id: 1 }],
    files: [],
  });
  expect(v.parse(homeFiles, [{ file: 7 }, good])).toMatchObject([{ file: null }, good]);
});

it('a contact of another type costs that contact only', () => {
  const email = 'office@carrier.test';
  const body = { address: ['1 Main'], phone1: 5551234567, phone2: null, email, socials: null };
  expect(v.parse(contacts, body)).toMatchObject({ address: '', phone1: '', phone2: '', email });
  expect(v.parse(supportContact, { email, phone: 5551234567 })).toEqual({ email, phone: '' });
});
