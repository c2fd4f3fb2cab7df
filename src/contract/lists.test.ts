import * as v from 'valibot';
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
