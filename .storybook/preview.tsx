import type { Decorator, Loader, Preview } from '@storybook/react-webpack5';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/system';
import { styled } from '@mui/material/styles';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { MemoryRouter } from 'react-router';
import { configure } from 'storybook/test';
import { themes } from 'storybook/theming';
import { Providers } from '@/app/Providers';
import { makeStore, type AppStore } from '@/app/store';
import { defaultSettings } from '@/contract/settings';
import { showFonts } from '@/theme/fonts';
import { darkTheme } from '@/theme/darkTheme';
import { lightTheme } from '@/theme/lightTheme';
import { DocsPage } from './DocsPage';
import { responsesShown } from './responsesShown';
import { appParameters } from './appParameters';
import { viewports } from './viewports';
import { startWorker } from './worker';

void showFonts();

// The timeout in ms is long, because a lazily loaded part takes long on a busy machine.
configure({ asyncUtilTimeout: 90_000 });

/** Creates a store for each story. A story keeps its store when a control changes. */
const storeLoader: Loader = ({ parameters }) => {
  const { preloaded, route, settings } = appParameters(parameters);
  const given = { ...(preloaded && { preloaded }), ...(settings && { settings }) };
  return { store: makeStore({ ...given, currentPath: () => route ?? '/' }) };
};

function getStore(loaded: Record<string, unknown>): AppStore {
  return loaded.store as AppStore;
}

/** Gives a story on a docs page the background of its theme, because the docs page has another background. */
const Background = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.palette.text.primary,
  background: theme.palette.background.default,
}));

/**
 * Waits for transitions, because text in a dialog reaches its contrast only once the dialog has faded in. Leaves out
 * endless animations.
 */
async function transitionsFinished(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

const inTheApp: Decorator = (Story, { parameters, globals, loaded, viewMode }) => {
  const { route, settings = defaultSettings } = appParameters(parameters);
  const story =
    viewMode === 'docs' ? (
      <Background>
        <Story />
      </Background>
    ) : (
      <Story />
    );
  return (
    <Providers store={getStore(loaded)} settings={settings}>
      <ThemeProvider theme={globals.theme === 'light' ? lightTheme : darkTheme}>
        <CssBaseline />
        {route === null ? story : <MemoryRouter initialEntries={[route]}>{story}</MemoryRouter>}
      </ThemeProvider>
    </Providers>
  );
};

const preview: Preview = {
  decorators: [inTheApp],
  loaders: [mswLoader(startWorker), storeLoader],
  // Waits, because axe checks the story next.
  afterEach: async ({ parameters, loaded }) => {
    if (!appParameters(parameters).waits) await responsesShown(getStore(loaded));
    await transitionsFinished();
  },
  tags: ['autodocs'],
  initialGlobals: { theme: 'product' },
  globalTypes: {
    theme: {
      description: 'Color scheme; as in the product: public pages dark, the report light',
      toolbar: {
        title: 'Color scheme',
        icon: 'mirror',
        items: [
          { value: 'product', title: 'As in the product', icon: 'browser' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // The test run fails on any violation and does not need the list of passed rules.
    a11y: {
      test: 'error',
      options: process.env.STORYBOOK_FOR_TESTS ? { resultTypes: ['violations'] } : {},
    },
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: themes.dark, page: DocsPage },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height, type }]) => [
          key,
          { name, type, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        // Storybook reads this list from the file's source, so it cannot be imported.
        order: [
          'Start here',
          'Foundations',
          [
            'Overview',
            'Color',
            'Type',
            'Space',
            'Radius and shadow',
            'Motion',
            'Icons',
            'Words',
            'MUI',
          ],
          'Site',
          [
            'Overview',
            'Pages',
            ['Home', 'Drivers', 'Shippers', 'Login', 'Privacy', 'NotFound'],
            'Header, menu and footer',
            'Home page',
            'Page for drivers',
            'Page for shippers',
            'On several pages',
            'Forms',
            'Sign-in and account',
            'Dialogs and messages',
          ],
          'Report',
          [
            'Overview',
            'Pages',
            'Driver, vehicle and trip',
            'Last report',
            'Checklist',
            'Photos',
            'Status',
            'Frame and bar',
            'Receipt and history',
          ],
          'Office',
          ['Overview', 'Pages', ['Today'], 'Layout', 'Today', 'Vehicles', 'Defects', 'Reports'],
          'Shared',
        ],
      },
    },
  },
};

export default preview;
