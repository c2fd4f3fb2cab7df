import type { StorybookConfig } from '@storybook/react-webpack5';

/** Stories lie beside their components; what they fetch is answered by msw, never by a backend. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { builder: { fsCache: true } } },
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  // msw's worker lies in a folder of Storybook's own, so that it never gets into the product.
  staticDirs: ['../public', './static'],
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  typescript: { reactDocgen: 'react-docgen' },
  webpackFinal: (webpack) => ({
    ...webpack,
    performance: false,
    // What only the test run opens needs no minifying.
    ...(process.env.STORYBOOK_FOR_TESTS && { optimization: { minimize: false } }),
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
