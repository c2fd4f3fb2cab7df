import { locationsSection } from '@/testing/fixtures/officeContent';
import { withoutInterface } from '@/testing/withoutInterface';
import { toSectionContent, sectionErrors } from './sectionErrors';

const { content } = locationsSection;

test('valid content has no section errors', () => {
  expect(sectionErrors('locations', content)).toEqual({});
});

const [place] = content.locations as object[];

test('an error in a content row is keyed by list, row and field', () => {
  const wrong = { title: '', description: '', url: 'denver', latitude: 91, longitude: null };
  expect(sectionErrors('locations', { ...content, locations: [wrong] })).toEqual({
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

test('a web address is also validated in a browser without URL.canParse', () => {
  withoutInterface(URL, 'canParse');
  const getUrlErrors = (url: string) =>
    sectionErrors('locations', { ...content, locations: [{ ...place, url }] });
  expect(getUrlErrors('https://linehaul.example/denver')).toEqual({});
  expect(getUrlErrors('https://[denver/')).toEqual({
    locations: { 0: { url: 'Must begin with https:// or http://' } },
  });
});

test("the values of a content form are reduced to the section's fields and the stored ids", () => {
  const values = {
    title: 'Where we are',
    description: '',
    is_shown: false,
    other: 1,
    locations: [place, { id: 'made by the form', title: 'Boise' }],
  };
  expect(toSectionContent('locations', values)).toEqual({
    title: 'Where we are',
    description: '',
    is_shown: false,
    locations: [place, { title: 'Boise' }],
  });
});
