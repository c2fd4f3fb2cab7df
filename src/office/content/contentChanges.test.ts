import { contentChanges } from './contentChanges';

const row = (id: number, title: string, description = '') => ({
  id,
  logo: null,
  title,
  description,
});
const [steel, lumber, cars] = [row(1, 'Steel'), row(2, 'Lumber'), row(3, 'Cars')];
const content = (services_text: string, ...services: object[]) => ({
  services_text,
  services: services as ReturnType<typeof row>[],
});

test("the changes of a section name its fields and rows in the form's order", () => {
  const before = content('<h2>Services</h2><p>Two.</p>', steel, lumber);
  const after = content('<h2>Services</h2><p>Three.</p>', row(1, 'Steel', 'Flatbeds.'), cars);
  expect(contentChanges('services', before, after)).toEqual([
    { what: 'Heading and introduction', from: 'Services Two.', to: 'Services Three.' },
    { what: 'Services, Steel, Text', from: '', to: 'Flatbeds.' },
    { what: 'Services', from: 'Lumber', to: '' },
    { what: 'Services', from: '', to: 'Cars' },
  ]);
});

test('moved rows count as one change, and removing a row does not count as moving the others', () => {
  const before = content('', steel, lumber, cars);
  expect(contentChanges('services', before, content('', cars, steel, lumber))).toEqual([
    { what: 'Services, order', from: 'Steel, Lumber, Cars', to: 'Cars, Steel, Lumber' },
  ]);
  expect(contentChanges('services', before, content('', steel, cars))).toHaveLength(1);
});

test('the changes of a section include a text that changed only its style, and equal versions have no changes', () => {
  const plain = content('<p>Steel</p>');
  expect(contentChanges('services', plain, content('<p><b>Steel</b></p>'))).toEqual([
    { what: 'Heading and introduction', from: 'Steel', to: 'Steel (other style)' },
  ]);
  expect(contentChanges('services', plain, plain)).toEqual([]);
});

test('the changes of a section show a changed picture as a picture, even if it is inside a text', () => {
  const at = (logo: string | null, text: string) => ({
    ...content(''),
    services: [{ ...steel, logo, description: text }] as ReturnType<typeof row>[],
  });
  const [old, other] = ['/media/0a-400.jpg', '/media/0b-400.jpg'];
  const before = at(old, `<p>Coils <img src="${old}"></p>`);
  const after = at(other, `<p>Coils <img src="${other}"></p>`);
  const what = 'Services, Steel, Text';
  expect(contentChanges('services', before, after)).toEqual([
    { what: 'Services, Steel, Icon', from: old, to: other, media: 'picture' },
    { what, from: old, to: '', media: 'picture' },
    { what, from: '', to: other, media: 'picture' },
  ]);
});

test('hiding a section counts as a change, unless one version predates hidden sections', () => {
  const at = (is_shown: boolean | null) => ({ ...content(''), is_shown });
  expect(contentChanges('services', at(true), at(false))).toEqual([
    { what: 'Show on the site', from: 'Yes', to: 'No' },
  ]);
  expect(contentChanges('services', content(''), at(false))).toEqual([]);
  expect(contentChanges('services', at(true), at(null))).toEqual([]);
});
