import type { Decorator, Preview } from '@storybook/react-webpack5';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { MemoryRouter } from 'react-router';
import { Providers } from '../src/app/Providers';
import { makeStore } from '../src/app/store';
import '../src/app/theme/fonts';
import { houseParameters } from './houseParameters';

/** A call to the network that no handler answers is an error of the story. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      const { pathname } = new URL(request.url);
      if (/^\/(api|account)\//.test(pathname)) print.error();
    },
  });
  return worker;
}

/** Each story has a store, a theme and a router of its own. */
const inTheHouse: Decorator = (Story, { parameters }) => {
  const { preloaded, route } = houseParameters(parameters);
  return (
    <Providers store={makeStore({ ...(preloaded && { preloaded }), currentPath: () => route })}>
      <MemoryRouter initialEntries={[route]}>
        <Story />
      </MemoryRouter>
    </Providers>
  );
};

const phoneSize = { width: '390px', height: '844px' };

const preview: Preview = {
  decorators: [inTheHouse],
  loaders: [mswLoader(startWorker)],
  tags: ['autodocs'],
  parameters: {
    // The test run fails on any violation.
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    viewport: { options: { phone: { name: 'Phone', styles: phoneSize, type: 'mobile' } } },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Components',
          'Auth',
          'Content',
          'Leads',
          'Inspection',
          'UI',
          'Layout',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
