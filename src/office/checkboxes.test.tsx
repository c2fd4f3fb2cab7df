import { render, screen } from '@testing-library/react';
import { defectPaths } from '@/contract/office/defects';
import { officeComments } from '@/testing/fixtures/inbox';
import { openDefect, people, repairedDefect } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

const data = [openDefect, repairedDefect];
const responses = { [defectPaths.list]: { data, total: data.length } };

const widths = ['a desktop', 'a phone'] as const;

function show(width: (typeof widths)[number]) {
  const isPhone = (query: string) => width === 'a phone' && query.includes('max-width');
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: isPhone(query),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const names = () =>
  screen
    .queryAllByRole('checkbox')
    .map((checkbox) => checkbox.getAttribute('aria-label'))
    .filter((name) => name !== 'Select all');

describe.each(widths)('the checkboxes of lists on %s', (width) => {
  beforeEach(() => show(width));

  test('in the list of defects, only uncertified defects have a checkbox, named after the vehicle and the item', async () => {
    const Page = officeAt('/defects', { responses });
    render(<Page />);
    await screen.findAllByRole('link', { name: /^Truck T-204/ });
    expect(names()).toEqual(['Choose Truck T-204: Radiator']);
  });

  test('a dispatcher, who cannot certify, sees no checkboxes in the list of defects', async () => {
    const Page = officeAt('/defects', { responses, role: 'dispatcher' });
    render(<Page />);
    await screen.findAllByRole('link', { name: /^Truck T-204/ });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  test('in the list of comments, each comment has a checkbox named after its author and company', async () => {
    const Page = officeAt('/comments');
    render(<Page />);
    await screen.findByText(/spam\.test/);
    const [comment] = officeComments;
    const name = `Choose ${comment?.first_name} ${comment?.last_name}, ${comment?.company_name}`;
    expect(names()).toEqual(officeComments.map(() => name));
  });

  test.each(['/reports', '/vehicles', '/leads', '/audit', '/browser-errors'])(
    'the rows of %s have no checkboxes',
    async (path) => {
      const Page = officeAt(path);
      render(<Page />);
      await screen.findByText(/^1-/);
      expect(screen.queryAllByRole('checkbox')).toEqual([]);
    },
  );

  test('in the list of people, only enabled people who have never signed in have a checkbox, named after their username', async () => {
    const Page = officeAt('/people');
    render(<Page />);
    await screen.findByText(/^1-/);
    const fresh = people.filter(({ last_seen_at, disabled }) => last_seen_at === null && !disabled);
    expect(names()).toEqual(fresh.map(({ username }) => `Choose ${username}`));
  });
});
