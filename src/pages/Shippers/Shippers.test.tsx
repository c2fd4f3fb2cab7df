import { screen, within } from '@testing-library/react';
import { stateTexts } from '@/contract/messages/states';
import { selectDialog } from '@/features/ui/uiSlice';
import { backend, testSettings, startBackend } from '@/testing/msw/backend';
import { respondWith, contentHandlers } from '@/testing/msw/contentHandlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Shippers } from './Shippers';

const host = testSettings.apiHost;
startBackend();
beforeEach(() => backend.use(...contentHandlers(host)));

function show() {
  return renderWithProviders(<Shippers />, { route: '/shippers' });
}

describe('Shippers', () => {
  it('the shippers page shows the hero over the fallback picture if the server has no picture', async () => {
    const { container } = show();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Your freight, on the road tonight');
    expect(container.querySelector('img[fetchpriority="high"]')).toHaveAttribute(
      'src',
      '/media/fallback/hero.svg',
    );
    expect(screen.getByText('Tell us where, and when.')).toBeVisible();
  });

  it("the button in the shippers page's hero opens 'Shippers Application', and the one in its feature card opens 'Shipper Application'", async () => {
    const { user, store } = show();
    await user.click(screen.getByRole('button', { name: 'Get instant quote' }));
    expect(selectDialog(store.getState())).toMatchObject({ title: 'Shippers Application' });
    await user.click(await screen.findByRole('button', { name: 'Get in touch with us' }));
    expect(selectDialog(store.getState())).toMatchObject({ title: 'Shipper Application' });
  });

  it("the shippers page ends with a button that opens 'Shippers Application'", async () => {
    const { user, store } = show();
    const last = screen.getAllByRole('button').at(-1);
    expect(last).toHaveAccessibleName('Get a quote');
    await user.click(screen.getByRole('button', { name: 'Get a quote' }));
    expect(selectDialog(store.getState())).toMatchObject({ title: 'Shippers Application' });
  });

  it("the shippers page shows the feature card 'Shippers' with the features for shippers", async () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Shippers' })).toBeVisible();
    expect(await screen.findByText('One dispatcher')).toBeVisible();
    expect(screen.queryByText('Home every weekend')).not.toBeInTheDocument();
  });

  it("the shippers page shows the reasons to choose us, and a dot for each card of 'What we carry'", async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Safe' })).toBeVisible();
    const carousel = await screen.findByRole('group', { name: 'What we carry' });
    expect(within(carousel).getAllByRole('button', { name: /^Card/ })).toHaveLength(3);
  });

  it('each reason in the last section of reasons on the shippers page lists its bullet points, and only the first reason links to the footer', async () => {
    show();
    const section = (await screen.findByRole('heading', { name: 'Claims' })).closest('article');
    if (!section) throw new Error('The section is no article');
    const points = within(section).getAllByRole('listitem');
    expect(points.map((point) => point.textContent)).toEqual(['Paid in ten days', 'By a person']);
    const contacts = screen.getAllByRole('link', { name: 'Contact us' });
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toHaveAttribute('href', '#footer');
    expect(section).toContainElement(contacts[0] ?? null);
  });

  it("the shippers page without features shows 'No features available.'", async () => {
    backend.use(respondWith('reasons', { drivers: [], shippers: [], files: [] }, host));
    show();
    expect(await screen.findByText(stateTexts.noFeatures)).toBeVisible();
  });
});
