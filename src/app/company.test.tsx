import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { routes } from '@/contract/routes';
import { signedOut } from '@/testing/fixtures/account';
import { anotherCompany } from '@/testing/fixtures/company';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { renderSite } from '@/testing/renderSite';
import { openReportStore } from '@/testing/report/reportStore';

startBackend();
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

let stopReport: () => void = () => undefined;
afterEach(() => stopReport());

const settings = { ...testSettings, company: anotherCompany };

it.each([routes.login, '/nowhere'])(
  "%s shows the company's own name instead of the demonstration's",
  async (path) => {
    renderSite(path, { settings, preloaded: signedOut });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText(anotherCompany.name)[0]).toBeVisible();
    expect(document.title).toContain(anotherCompany.name);
    expect(document.title + document.body.textContent).not.toContain('Linehaul');
  },
);

it("the vehicle report shows the company's own name instead of the demonstration's", async () => {
  const nothing = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  backend.use(http.get(apiUrl(calls.currentInspection), nothing));
  const { store, stop } = openReportStore(undefined, settings);
  stopReport = stop;
  renderSite(routes.vehicleReport, { store, settings });
  await screen.findByText('Horn');
  expect(screen.getAllByText(anotherCompany.name)[0]).toBeVisible();
  expect(document.title).toContain(anotherCompany.name);
  expect(document.title + document.body.textContent).not.toContain('Linehaul');
});

it("the company's logo is shown with the company's name as its alternative text", async () => {
  const company = { ...anotherCompany, logo_dark: '/media/northway.svg' };
  renderSite(routes.login, { settings: { ...settings, company }, preloaded: signedOut });
  const logo = await screen.findByRole('img', { name: anotherCompany.name });
  expect(logo).toHaveAttribute('src', '/media/northway.svg');
});
