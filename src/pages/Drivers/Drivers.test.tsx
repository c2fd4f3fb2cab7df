import { screen, waitFor } from '@testing-library/react';
import { stateTexts } from '@/contract/messages/states';
import { selectDialog } from '@/features/ui/uiSlice';
import { backend, testSettings, startBackend } from '@/testing/msw/backend';
import {
  answerWith,
  contentAnswers,
  contentHandlers,
  everyFault,
  failWith,
} from '@/testing/msw/contentHandlers';
import type { ContentCall } from '@/testing/msw/contentHandlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Drivers } from './Drivers';

const host = testSettings.apiHost;
startBackend();
beforeEach(() => backend.use(...contentHandlers(host)));

function show() {
  return renderWithProviders(<Drivers />, { route: '/drivers' });
}

describe('Drivers', () => {
  it("shows the hero with the server's picture and the application form", async () => {
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

  it('shows opportunities, features and steps', async () => {
    show();
    expect(await screen.findByText('New trucks')).toBeVisible();
    expect(await screen.findByText('Home every weekend')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Apply' })).toBeVisible();
    expect(screen.queryByText('One dispatcher')).not.toBeInTheDocument();
  });

  it('opens the Driver Application from its button', async () => {
    const { user, store } = show();
    await user.click(await screen.findByRole('button', { name: 'Get in touch with us' }));
    expect(selectDialog(store.getState())).toEqual({ kind: 'driverApplication' });
  });

  it("shows 'No features available.' and a picture of our own", async () => {
    backend.use(answerWith('reasons', { ...contentAnswers.reasons, drivers: [], files: [] }, host));
    const { container } = show();
    expect(await screen.findByText(stateTexts.noFeatures)).toBeVisible();
    expect(container.querySelector('img[src="/media/fallback/feature.svg"]')).toBeVisible();
  });

  const sections: ContentCall[] = ['driverPage', 'opportunities', 'reasons', 'howWorking'];
  it.each(sections)("shows an error only in its section when '%s' fails", async (call) => {
    backend.use(failWith(call, 'returns 500', host));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(stateTexts.loadFailed);
    await waitFor(() => expect(screen.queryByText(stateTexts.loading)).not.toBeInTheDocument());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByLabelText('First name')).toBeEnabled();
  });

  it.each(everyFault)('shows an error in each section when every call %s', async (fault) => {
    backend.use(...sections.map((call) => failWith(call, fault, host)));
    show();
    await waitFor(() => expect(screen.getAllByText(stateTexts.loadFailed)).toHaveLength(4));
    expect(screen.getByLabelText('First name')).toBeEnabled();
  });
});
