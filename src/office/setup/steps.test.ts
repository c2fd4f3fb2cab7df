import { blankChecklist, storedCompany } from '@/testing/fixtures/officeContent';
import { companySteps, fleetSteps, nextStep, pageGroups, teamSteps } from './steps';

const { data: needs } = blankChecklist;

test("the company's stored values complete three setup steps, and the time zone's step, which is not done, leads to its field", () => {
  const steps = companySteps(storedCompany, needs);
  expect(steps.filter(({ isDone }) => isDone).map(({ label }) => label)).toEqual([
    'Description',
    'Accent color',
    'DOT number',
  ]);
  expect(steps.at(-1)).toEqual({
    label: 'Time zone',
    isDone: false,
    to: '/company?field=time_zone',
  });
});

test("a section's setup step leads to each missing field, on the page that shows it", () => {
  const [home] = pageGroups(needs);
  const services = home?.steps.find(({ label }) => label === 'Services');
  expect(services).toMatchObject({
    isDone: false,
    missing: [
      {
        label: 'Heading and introduction',
        to: '/site/home?section=services&field=services_text',
      },
      { label: 'Services', to: '/site/home?section=services&field=services' },
    ],
  });
  expect(home?.steps.filter(({ isDone }) => !isDone)).toHaveLength(1);
});

test('the setup step of a section without missing fields leads to its first field', () => {
  const steps = pageGroups([]).flatMap((group) => group.steps);
  expect(steps.map(({ to }) => to)).toContain(
    '/site/home?section=home-title&field=home_title_text',
  );
});

test('a section on two pages has one setup step', () => {
  const labels = pageGroups([]).flatMap(({ steps }) => steps.map(({ to }) => to));
  expect(labels.filter((to) => to.includes('driver-features'))).toHaveLength(1);
});

test('with a mechanic but no driver, the setup step for a mechanic is done and the one for a driver is not', () => {
  const done = teamSteps({ mechanics: 1, drivers: 0 }).map(({ isDone }) => isDone);
  expect(done).toEqual([true, false]);
});

test('the setup step for the fleet is done once there is a vehicle', () => {
  expect(fleetSteps(0)).toMatchObject([{ to: '/import', isDone: false }]);
  expect(fleetSteps(40)).toMatchObject([{ isDone: true }]);
});

test('the next setup step is the first required step that is not done', () => {
  const steps = companySteps({ ...storedCompany, logo_dark: '/a', logo_light: '/b' }, []);
  expect(steps.filter(({ isDone }) => !isDone).map(({ label }) => label)).toEqual([
    'MC number',
    'Time zone',
  ]);
  expect(nextStep(steps, false)?.label).toBe('Time zone');
});

test('once every setup step is done, the next step is to open the site, and an open site has no next step', () => {
  const done = fleetSteps(1);
  expect(nextStep(done, false)).toMatchObject({ label: 'Open the site', to: '/setup' });
  expect(nextStep(done, true)).toBeUndefined();
});
