import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyProvider } from '@/components/companyContext';
import { auditPaths } from '@/contract/office/audit';
import { companyPath } from '@/contract/office/company';
import { anotherCompany } from '@/testing/fixtures/company';
import { reportRecord } from '@/testing/fixtures/office';
import { companyEntry, storedCompany } from '@/testing/fixtures/officeContent';
import { officeAt } from '@/testing/stories/officeStories';
import { OfficeCompany } from './company/OfficeCompany';

const logo = '/media/northway.webp';

function open(path: string, title: string | RegExp) {
  const Office = officeAt(path);
  render(
    <CompanyProvider value={{ ...anotherCompany, logo_light: logo }}>
      <Office />
    </CompanyProvider>,
  );
  return screen.findByRole('heading', { level: 1, name: title });
}

const pageText = () => document.title + document.body.textContent;

it.each([
  ['/', 'Today'],
  ['/defects', 'Defects'],
  ['/reports', 'Reports'],
  ['/vehicles', 'Vehicles'],
  ['/leads', 'Leads'],
  ['/comments', 'Comments'],
  ['/media', 'Media'],
  ['/people', 'People'],
  ['/audit', 'Audit log'],
  ['/browser-errors', 'Browser errors'],
  ['/site/footer', 'Footer and contacts'],
  ['/company', 'Company'],
  ['/setup', 'Setup guide'],
])(
  "%s shows the company's logo for light backgrounds, has its name in the title, and says 'Linehaul' nowhere",
  async (path, title) => {
    await open(path, title);
    expect(screen.getByRole('img', { name: anotherCompany.name })).toHaveAttribute('src', logo);
    expect(document.title).toBe(`${title} · ${anotherCompany.name}`);
    expect(pageText()).not.toContain('Linehaul');
  },
);

it("a report's page shows the company's name and USDOT number, and says 'Linehaul' nowhere", async () => {
  await open(`/reports/${reportRecord.id}/show`, /Report/);
  expect(await screen.findByText(/^Northway Freight · USDOT 123456/)).toBeVisible();
  expect(document.title).toBe(`Report ${reportRecord.id} · ${anotherCompany.name}`);
  expect(pageText()).not.toContain('Linehaul');
});

test("as soon as the company's name and logo are saved, the office's header shows both and the page title shows the name", async () => {
  const saved = { ...storedCompany, name: 'Southway Freight', logo_light: logo, version: 3 };
  const reads = [storedCompany, saved];
  const Office = officeAt('/company', {
    responses: { [companyPath]: () => reads.shift() ?? saved },
  });
  render(
    <OfficeCompany initial={anotherCompany}>
      <Office />
    </OfficeCompany>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tagline' }), '.');
  expect(screen.getByRole('link', { name: anotherCompany.name })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('img', { name: saved.name })).toHaveAttribute('src', logo);
  expect(document.title).toBe(`Company · ${saved.name}`);
});

test("'Undo' of a change to the company fills the form with the earlier values, and 'Save' sends them", async () => {
  const sent: unknown[] = [];
  const Office = officeAt('/company', {
    responses: {
      [auditPaths.list]: { data: [companyEntry], total: 1 },
      [companyPath]: (body: unknown) => {
        if (body !== undefined) sent.push(body);
        return storedCompany;
      },
    },
  });
  render(<Office />);
  await userEvent.click(await screen.findByRole('button', { name: /^Undo the change of/ }));
  expect(await screen.findByText(/Press Save to bring them back/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Freight that arrives');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { ...companyEntry.before, name: storedCompany.name, version: storedCompany.version },
    ]),
  );
});
