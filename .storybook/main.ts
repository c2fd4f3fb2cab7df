import type { StorybookConfig } from '@storybook/react-webpack5';
import TerserPlugin from 'terser-webpack-plugin';
import { sourceAlias } from '../tools/webpack/common';

/** What the test run must find wrong; designers never see it. */
const planted = process.env.STORYBOOK_FOR_TESTS ? ['../tools/stories/planted.stories.tsx'] : [];

/** Stories lie beside their components; what they fetch is answered by msw, never by a backend. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { builder: { fsCache: true } } },
  stories: ['../src/**/*.stories.tsx', ...planted],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  // msw's worker lies in a folder of Storybook's own, so that it never gets into the product.
  staticDirs: ['../public', './static'],
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  typescript: {
    // Knows the members of a union from another file, which the quicker react-docgen does not.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every native element and every styled one takes anyway is no news.
      propFilter: ({ name, parent }) =>
        name !== 'theme' && name !== 'as' && !parent?.fileName.includes('node_modules'),
    },
  },
  webpackFinal: (webpack) => ({
    ...webpack,
    resolve: { ...webpack.resolve, alias: { ...webpack.resolve?.alias, ...sourceAlias } },
    performance: false,
    // Maps are half of the build's time and of what designers would download.
    devtool: webpack.mode === 'production' ? false : webpack.devtool,
    optimization: {
      ...webpack.optimization,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Storybook's own, which is an ES module and no chunk.
          exclude: 'mocker-runtime-injected.js',
        }),
      ],
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
