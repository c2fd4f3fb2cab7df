import { locationsSection } from '@/testing/fixtures/officeContent';
import { contentOf, sectionErrors } from './sectionErrors';

const { content } = locationsSection;

test("the server's content has no errors", () => {
  expect(sectionErrors('locations', content)).toEqual({});
});

test('the error of a row is keyed by its list, row and field', () => {
  const place = { title: '', description: '', url: 'denver', latitude: 91, longitude: null };
  expect(sectionErrors('locations', { ...content, locations: [place] })).toEqual({
    locations: {
      0: {
        title: 'Name is required',
        url: 'Must begin with https:// or http://',
        latitude: 'Latitude must be a number from -90 to 90',
        longitude: 'Longitude must be a number from -180 to 180',
      },
    },
  });
});

test("a form returns only the section's fields and the stored ids", () => {
  const [first] = content.locations as object[];
  const values = {
    ...{ title: 'Where we are', description: '', other: 1 },
    locations: [first, { id: 'made by the form', title: 'Boise' }],
  };
  expect(contentOf('locations', values)).toEqual({
    title: 'Where we are',
    description: '',
    locations: [first, { title: 'Boise' }],
  });
});
