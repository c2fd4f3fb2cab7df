import { screen, waitFor } from '@testing-library/react';
import { stateTexts } from '@/contract/messages/states';
import { selectDialog } from '@/features/ui/uiSlice';
import { backend, testSettings, startBackend } from '@/testing/msw/backend';
import {
  respondWith,
  contentResponses,
  contentHandlers,
  everyContentCall,
  failWith,
} from '@/testing/msw/contentHandlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Drivers } from './Drivers';

const host = testSettings.apiHost;
startBackend();
beforeEach(() => backend.use(...contentHandlers(host)));

function show() {
  return renderWithProviders(<Drivers />, { route: '/drivers' });
}

describe('Drivers', () => {
  it("the drivers page shows the hero with the server's picture and the application form", async () => {
    const { container } = show();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Drive with people who know the road');
    expect(screen.getByRole('heading', { level: 2, name: 'Apply now' })).toBeVisible();
    expect(screen.getByLabelText('First name')).toBeVisible();
    expect(container.querySelector('img[fetchpriority="high"]')).toHaveAttribute(
      'src',
      `${host}/media/drivers.webp`,
    );
  });

  it('the drivers page shows the opportunities, the features and the steps', async () => {
    show();
    expect(await screen.findByText('New trucks')).toBeVisible();
    expect(await screen.findByText('Home every weekend')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Apply' })).toBeVisible();
    expect(screen.queryByText('One dispatcher')).not.toBeInTheDocument();
  });

  it("the drivers page uses work_with_us_text as the steps' heading instead of 'How working'", async () => {
    const page = { ...contentResponses.driverPage, work_with_us_text: '<h2>Three steps</h2>' };
    backend.use(respondWith('driverPage', page, host));
    show();
    expect(await screen.findByRole('heading', { name: 'Three steps' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /how.*working/i })).not.toBeInTheDocument();
  });

  it('the drivers page omits the opportunities if they have neither an introduction nor an item, but keeps steps that have an introduction', async () => {
    const blank = { opportunities_text: '', work_with_us_text: '<h2>Three steps</h2>' };
    backend.use(
      respondWith('driverPage', { ...contentResponses.driverPage, ...blank }, host),
      respondWith('opportunities', [], host),
      respondWith('howWorking', [], host),
    );
    const { container } = show();
    expect(await screen.findByRole('heading', { name: 'Three steps' })).toBeVisible();
    await waitFor(() =>
      expect(container.querySelector('[data-section="opportunities"]')).toBeNull(),
    );
  });

  it("the drivers page's button 'Get in touch with us' opens the Driver Application", async () => {
    const { user, store } = show();
    await user.click(await screen.findByRole('button', { name: 'Get in touch with us' }));
    expect(selectDialog(store.getState())).toMatchObject({ kind: 'driverApplication' });
  });

  it("the drivers page without features shows 'No features available.' and the site's fallback picture", async () => {
    backend.use(
      respondWith('reasons', { ...contentResponses.reasons, drivers: [], files: [] }, host),
    );
    const { container } = show();
    expect(await screen.findByText(stateTexts.noFeatures)).toBeVisible();
    expect(container.querySelector('img[src="/media/fallback/feature.svg"]')).toBeVisible();
  });

  it('the drivers page keeps the application form when every call fails', async () => {
    backend.use(...everyContentCall.map((call) => failWith(call, 'returns 500', host)));
    show();
    await screen.findAllByRole('alert');
    await waitFor(() => expect(screen.queryByText(stateTexts.loading)).toBeNull());
    expect(screen.getByLabelText('First name')).toBeEnabled();
  });
});
