/**
 * The layers as rules (docs/architecture.md, Layers). A file imports only from layers below it or
 * from its own module. Each rule's comment is its reason, and the check prints it. `npm run lint`
 * runs the rules; tools/layers/layers.test.ts plants a violation of each.
 */

/** Tests and stories keep the layers but may use any package. */
const notProduct = '\\.(test|stories)\\.tsx?$';
const inModule = (name) => `^src/${name}/`;
const product = (name) => ({ path: inModule(name), pathNot: notProduct });
const packages = (...names) => `node_modules/(@types/)?(${names.join('|')})/`;

/** The modules of the inspection, from the lowest to the page. `parts` is what drivers see. */
const inModel = (folder) => `^src/features/inspection/model/${folder}`;
const parts = '(checklist|trip|photos|previous|receipt|status)';
/** The file with the store's typed hooks, which every module except the model and the storage may import. */
const hooks = 'hooks\\.ts$';
const reducers = inModel('state/\\w*Reducers');
const outsideModel = '^src/features/inspection/(?!model/)|^src/(api|components)/';

const react = packages('react', 'react-dom', 'react-router', '@emotion', '@mui');
const redux = packages('@reduxjs', 'redux', 'react-redux', 'redux-persist', 'reselect');

const forbidden = [
  {
    name: 'contract-is-the-lowest-layer',
    comment: 'The contract is shared by browser and server, so it imports nothing else of src.',
    from: { path: inModule('contract') },
    to: { path: '^src/(?!contract/|testing/)' },
  },
  {
    name: 'contract-without-react',
    comment: 'The server imports the contract too, so it must not depend on React.',
    from: product('contract'),
    to: { path: react },
  },
  {
    name: 'contract-without-redux',
    comment: 'The contract defines requests and responses, not their state.',
    from: product('contract'),
    to: { path: redux },
  },
  {
    name: 'contract-without-node',
    comment: "The browser imports the contract too, and lacks Node's modules.",
    from: product('contract'),
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'api-and-events-below-features',
    comment:
      'Features depend on the API and the events; the other way round they could not change.',
    from: { path: '^src/(api|events)/' },
    to: { path: '^src/(components|features|pages|app)/' },
  },
  {
    name: 'events-without-api',
    comment: 'The API may report by events (a session that expired), so events do not import it.',
    from: { path: inModule('events') },
    to: { path: inModule('api') },
  },
  {
    name: 'components-below-features',
    comment: 'A component that imports a feature, page or the app can be used in one place only.',
    from: { path: inModule('components') },
    to: { path: '^src/(features|pages|app)/' },
  },
  {
    name: 'components-without-redux',
    comment: 'Components do not access the store: they show their props.',
    from: product('components'),
    to: { path: redux },
  },
  {
    name: 'components-without-api',
    comment: 'Components do not access the API: they show their props.',
    from: { path: inModule('components') },
    to: { path: inModule('api') },
  },
  {
    name: 'theme-below-components',
    comment:
      'Site and office share the theme: it imports MUI, its own tokens and the contract, not what it styles.',
    from: product('theme'),
    to: { path: '^src/(?!theme/|contract/)' },
  },
  {
    name: 'site-without-tokens',
    comment:
      'The theme says which token is for what, in both color schemes: take colors and distances from it.',
    from: product('(components|features|pages|app)'),
    to: { path: '^src/theme/tokens' },
  },
  {
    name: 'features-below-pages',
    comment: 'Pages compose features, and the app contains the pages; a feature imports neither.',
    from: { path: inModule('features') },
    to: { path: '^src/(pages|app)/' },
  },
  {
    name: 'feature-to-feature',
    comment:
      'Features communicate by events (src/events), so that each can change without the others.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'inspection-model-is-pure',
    comment:
      'The model of the report needs no React, storage or server, so that any order of events can test it.',
    from: { path: inModel(''), pathNot: notProduct },
    to: { path: `${outsideModel}|${react}` },
  },
  {
    name: 'inspection-state-without-rules',
    comment: 'The state is data with its blank values: rules and reducers work on it.',
    from: { path: inModel('state/'), pathNot: [notProduct, reducers] },
    to: { path: [inModel('(?!state/)'), reducers] },
  },
  {
    name: 'inspection-rules-and-texts-on-the-state',
    comment: 'Rules and texts read the state and do not need each other; only reducers change it.',
    from: { path: inModel('(rules|text)/'), pathNot: notProduct },
    to: { path: inModel(''), pathNot: inModel('(state/(?!\\w*Reducers)|$1/)') },
  },
  {
    name: 'inspection-storage-on-the-model-alone',
    comment:
      'Storage keeps the report on this phone, and must not depend on who sends or shows it.',
    from: { path: '^src/features/inspection/storage/', pathNot: notProduct },
    to: { path: '^src/features/inspection/(?!model/|storage/)' },
  },
  {
    name: 'inspection-delivery-below-parts',
    comment: 'Delivery goes on without a page, so it must not depend on what shows it.',
    from: { path: '^src/features/inspection/delivery/', pathNot: notProduct },
    to: { path: `^src/features/inspection/(?!model/|storage/|delivery/|${hooks})` },
  },
  {
    name: 'inspection-parts-side-by-side',
    comment:
      'A part shows the model and reads storage through delivery. The page composes the parts; only photos are in several of them.',
    from: { path: `^src/features/inspection/${parts}/`, pathNot: notProduct },
    to: {
      path: `^src/features/inspection/(?!model/|delivery/|${hooks})`,
      pathNot: '^src/features/inspection/($1|photos)/',
    },
  },
  {
    name: 'inspection-page-below-the-start',
    comment: 'The start connects storage and delivery with the store: the page works without it.',
    from: { path: '^src/features/inspection/InspectionReport/', pathNot: notProduct },
    to: { path: `^src/features/inspection/(storage/|(?!${hooks})[^/]+$)` },
  },
  {
    name: 'pages-below-app',
    comment: 'The app contains the pages, so a page that imports it creates a cycle.',
    from: { path: inModule('pages') },
    to: { path: inModule('app') },
  },
  {
    name: 'pages-without-store',
    comment: 'A page composes features, which read and change state.',
    from: product('pages'),
    to: { path: redux },
  },
  {
    name: 'pages-without-api',
    comment: 'A page composes features, which fetch.',
    from: product('pages'),
    to: { path: inModule('api') },
  },
  {
    name: 'office-without-the-site',
    comment:
      'The office is a program of its own: it shares the session with the site, and what lies in the layers below both.',
    from: { path: inModule('office') },
    to: { path: '^src/(features/(?!auth/)|(pages|app)/)' },
  },
  {
    name: 'nobody-imports-the-office',
    comment: 'The office is a program of its own: nothing of it may come into the site.',
    from: { path: '^(src|server)/', pathNot: '^src/(office|testing)/' },
    to: { path: inModule('office') },
  },
  {
    name: 'src-without-server',
    comment: 'The site must work with any backend that implements the contract.',
    from: { path: '^src/' },
    to: { path: '^server/' },
  },
  {
    name: 'src-without-tooling',
    comment: 'Tools, end-to-end tests and benches use the product, never the reverse.',
    from: { path: '^(src|server)/' },
    to: {
      path: '^(tools|e2e|bench|\\.storybook)/',
      pathNot: '^tools/(machine/(port|postgres)|test/onlyAll)',
    },
  },
  {
    name: 'product-without-testing',
    comment: 'src/testing supports tests and stories: it must not be shipped.',
    from: { path: '^(src/(?!testing/)|server/)', pathNot: notProduct },
    to: { path: inModule('testing') },
  },
  {
    name: 'server-knows-the-contract-alone',
    comment: 'The server shares the contract with the site, and runs the built render entry.',
    from: { path: '^server/' },
    to: { path: '^src/(?!contract/|app/render\\.tsx?$|testing/)' },
  },
  {
    name: 'server-takes-the-render-entry-as-a-type',
    comment: 'The render entry is loaded as built (dist/render): only its type may be imported.',
    from: { path: '^server/' },
    to: { path: '^src/app/render\\.tsx?$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'defect-rules-without-the-world',
    comment: 'The rules of defects are pure, so that any order of events can test them.',
    from: { path: '^server/domain/defects/rules/', pathNot: notProduct },
    to: { pathNot: '^(server/domain/defects/rules|src/contract)/' },
  },
  {
    name: 'platform-below-domain',
    comment: 'Database, guards and settings serve any rule: they must not know the carrier.',
    from: { path: '^server/platform/', pathNot: notProduct },
    to: { path: '^server/(?!platform/)' },
  },
  {
    name: 'domain-below-its-users',
    comment: 'Calls, jobs, pages and commands share the rules, so a rule knows none of them.',
    from: { path: '^server/domain/', pathNot: notProduct },
    to: { path: '^server/(?!domain/|platform/)' },
  },
  {
    name: 'domain-without-http',
    comment: 'A rule must hold for a job and a command too: it gets values, not requests.',
    from: { path: '^server/(domain|jobs|commands|seed)/', pathNot: notProduct },
    to: { path: ['node_modules/(fastify|@fastify)/', '^server/platform/http/(?!logging)'] },
  },
  {
    name: 'jobs-below-commands',
    comment: 'The server and the operator start jobs; a job starts neither.',
    from: { path: '^server/jobs/', pathNot: notProduct },
    to: { path: '^server/(?!jobs/|domain/|platform/)' },
  },
  {
    name: 'seed-next-to-jobs',
    comment: 'A new database gets its content by the rules of the domain alone.',
    from: { path: '^server/seed/', pathNot: notProduct },
    to: { path: '^server/(?!seed/|domain/|platform/)' },
  },
  {
    name: 'api-without-neighbors',
    comment: 'A call parses, asks a rule of the domain and responds: it needs no page and no job.',
    from: { path: '^server/api/', pathNot: notProduct },
    to: { path: '^server/(?!api/|domain/|platform/)' },
  },
  {
    name: 'calls-by-resource',
    comment: 'Calls of two resources share a rule of the domain, so that each can change alone.',
    from: { path: '^server/api/(office/[^/]+|[^/]+)/', pathNot: notProduct },
    to: { path: '^server/api/.+/', pathNot: '^server/api/$1/' },
  },
  {
    name: 'site-without-api',
    comment: 'Pages are rendered from the calls as a visitor makes them, not from their code.',
    from: { path: '^server/site/', pathNot: notProduct },
    to: { path: '^server/(?!site/|domain/|platform/)' },
  },
  {
    name: 'commands-without-api',
    comment: 'A command does what a call does by the same rule, not by the call.',
    from: { path: '^server/commands/', pathNot: notProduct },
    to: { path: '^server/(?!commands/|jobs/|domain/|platform/)' },
  },
  {
    name: 'server-without-dev-dependencies',
    comment:
      'The server and its contract load their packages at run time, when only dependencies are installed.',
    from: { path: '^(server|src/contract)/', pathNot: `(${notProduct}|^server/testing/)` },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ledger-without-the-product',
    comment:
      'The ledger judges the product by the regulation and the plain meaning of words, so it must not know the rules that it judges.',
    from: { path: '^simulation/(ledger|holds|contents)' },
    to: { path: '^(src|server)/' },
  },
  {
    name: 'no-circles',
    comment: 'Files that import each other can only be understood, tested and changed together.',
    from: {},
    to: { circular: true },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Counts type imports, because a type couples two modules as much as a value does.
    tsPreCompilationDeps: true,
    // The configuration of the checked tree. It resolves `@/…` to that tree's `src/…`.
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
