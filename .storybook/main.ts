import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/** Faulty stories that the test run must catch; designers never see them. */
const forTests = Boolean(process.env.STORYBOOK_FOR_TESTS);
const planted = forTests ? ['../tools/stories/planted.stories.tsx'] : [];

/** `@/…` is `src/…`, as in tsconfig.json. Storybook reads this file without other tools. */
const sourceAlias = { '@': fileURLToPath(new URL('../src', import.meta.url)) };

type Alias = NonNullable<Configuration['resolve']>['alias'];

/** Storybook's aliases, in either of webpack's forms, and the product's. */
function withSourceAlias(alias: Alias): Alias {
  if (!Array.isArray(alias)) return { ...alias, ...sourceAlias };
  return [...alias, ...Object.entries(sourceAlias).map(([name, path]) => ({ name, alias: path }))];
}

/** Stories are next to their components; msw responds to their calls, never a backend. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { builder: { fsCache: true } } },
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx', ...planted],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  // msw's worker is in a folder of Storybook's own, so that it never ends up in the product.
  staticDirs: ['../public', './static'],
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  typescript: {
    // Resolves a union imported from another file; the faster react-docgen does not.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Props that every native or styled element takes are left out.
      propFilter: ({ name, parent }) =>
        name !== 'theme' && name !== 'as' && !parent?.fileName.includes('node_modules'),
    },
  },
  webpackFinal: (webpack) => ({
    ...webpack,
    // The cache of one build breaks the other, which has other plugins.
    cache: { type: 'filesystem', name: forTests ? 'tested' : 'shown' },
    resolve: { ...webpack.resolve, alias: withSourceAlias(webpack.resolve?.alias) },
    performance: false,
    // Source maps are half of the build time and of the designers' download.
    devtool: webpack.mode === 'production' ? false : webpack.devtool,
    optimization: {
      ...webpack.optimization,
      minimize: !forTests,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Storybook's own file, which is an ES module and not a chunk.
          exclude: 'mocker-runtime-injected.js',
        }),
      ],
    },
  }),
  // They watch every change of a page, and only a designer sees what they draw.
  features: forTests ? { highlight: false, measure: false, outline: false } : {},
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
