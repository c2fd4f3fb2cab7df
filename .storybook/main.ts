import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

const forTests = Boolean(process.env.STORYBOOK_FOR_TESTS);
const planted = forTests ? ['../tools/stories/planted.stories.tsx'] : [];

const sourceAlias = { '@': fileURLToPath(new URL('../src', import.meta.url)) };

type Alias = NonNullable<Configuration['resolve']>['alias'];

function withSourceAlias(alias: Alias): Alias {
  if (!Array.isArray(alias)) return { ...alias, ...sourceAlias };
  return [...alias, ...Object.entries(sourceAlias).map(([name, path]) => ({ name, alias: path }))];
}

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { builder: { fsCache: true } } },
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx', ...planted],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  // msw's worker is in a folder that only Storybook serves, so it never ends up in the product.
  staticDirs: ['../public', './static'],
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  typescript: {
    // This tool resolves a union imported from another file. The faster react-docgen does not.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Leaves out the props that every native or styled element takes.
      propFilter: ({ name, parent }) =>
        name !== 'theme' && name !== 'as' && !parent?.fileName.includes('node_modules'),
    },
  },
  webpackFinal: (webpack) => ({
    ...webpack,
    // The two builds have different plugins, so neither can use the other's cache.
    cache: { type: 'filesystem', name: forTests ? 'tested' : 'shown' },
    resolve: { ...webpack.resolve, alias: withSourceAlias(webpack.resolve?.alias) },
    performance: false,
    // Source maps would double the build time and the size of the designers' download.
    devtool: webpack.mode === 'production' ? false : webpack.devtool,
    optimization: {
      ...webpack.optimization,
      minimize: !forTests,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // This Storybook file is an ES module and not a chunk.
          exclude: 'mocker-runtime-injected.js',
        }),
      ],
    },
  }),
  // These add-ons watch every change to a page, and only a designer sees what they draw.
  features: forTests ? { highlight: false, measure: false, outline: false } : {},
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
