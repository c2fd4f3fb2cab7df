import fs from 'node:fs';
import path from 'node:path';
import { cache } from '../machine/paths';

export const validTree: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    dependencies: {
      react: '*',
      '@mui/material': '*',
      '@reduxjs/toolkit': '*',
      'react-redux': '*',
      valibot: '*',
      fastify: '*',
    },
    devDependencies: { msw: '*' },
  }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
  'src/contract/wire.ts': `import * as v from 'valibot'; export const wire = v.object({ driver_form_back_imgae: v.string() });`,
  'src/events/said.ts': `import { createAction } from '@reduxjs/toolkit'; export const said = createAction('said');`,
  'src/api/api.ts': `import { said } from '@/events/said'; import type { wire } from '@/contract/wire'; export const api = [said]; export type W = typeof wire;`,
  'src/components/Card/Card.tsx': `import { useState } from 'react'; export const Card = () => useState(0)[0];`,
  'src/components/Card/Card.test.tsx': `import { Card } from './Card'; import { harness } from '@/testing/harness'; export const used = [Card, harness];`,
  'src/theme/tokens.ts': `export const colors = {};`,
  'src/theme/theme.ts': `import { createTheme } from '@mui/material/styles'; export const theme = createTheme;`,
  'src/features/auth/authSlice.ts': `import { createSlice } from '@reduxjs/toolkit'; import { api } from '@/api/api'; export const auth = [createSlice, api];`,
  'src/features/leads/Form.tsx': `import { Card } from '@/components/Card/Card'; export const Form = Card;`,
  'src/features/inspection/model/state/item.ts': `import { wire } from '@/contract/wire'; export const item = wire;`,
  'src/features/inspection/model/rules/isOpen.ts': `import { item } from '../state/item'; export const isOpen = item;`,
  'src/features/inspection/model/state/markReducers.ts': `import { isOpen } from '../rules/isOpen'; export const mark = isOpen;`,
  'src/features/inspection/hooks.ts': `import { useDispatch } from 'react-redux'; export const useAppDispatch = useDispatch;`,
  'src/features/inspection/storage/disk.ts': `import { item } from '@/features/inspection/model/state/item'; export const disk = item;`,
  'src/features/inspection/delivery/send.ts': `import { disk } from '@/features/inspection/storage/disk'; import { useAppDispatch } from '@/features/inspection/hooks'; import { api } from '@/api/api'; export const send = [api, disk, useAppDispatch];`,
  'src/features/inspection/photos/Photo.tsx': `import { send } from '@/features/inspection/delivery/send'; export const Photo = send;`,
  'src/features/inspection/checklist/Row.tsx': `import { useAppDispatch } from '@/features/inspection/hooks'; import { Photo } from '@/features/inspection/photos/Photo'; export const Row = [Photo, useAppDispatch];`,
  'src/features/inspection/InspectionReport/Report.tsx': `import { useAppDispatch } from '@/features/inspection/hooks'; import { Row } from '@/features/inspection/checklist/Row'; export const Report = [Row, useAppDispatch];`,
  'src/features/inspection/start.ts': `import { send } from '@/features/inspection/delivery/send'; export const start = send;`,
  'src/pages/Home.tsx': `import { Form } from '@/features/leads/Form'; export const Home = Form;`,
  'src/app/store.ts': `import { auth } from '@/features/auth/authSlice'; export const store = auth;`,
  'src/app/render.tsx': `import { Home } from '@/pages/Home'; import { store } from './store'; export const render = () => [Home, store];`,
  'src/office/Office.tsx': `import { api } from '@/api/api'; import { Card } from '@/components/Card/Card'; import { auth } from '@/features/auth/authSlice'; export const Office = [api, auth, Card];`,
  'src/testing/harness.ts': `import { store } from '@/app/store'; export const harness = store;`,
  'server/main.ts': `import fastify from 'fastify'; import { wire } from '../src/contract/wire'; import type { render } from '../src/app/render'; export const main = [fastify, wire]; export type Render = typeof render;`,
  'server/platform/http/guard.ts': `import fastify from 'fastify'; export const guard = fastify;`,
  'server/platform/clock.ts': `export const clock = 1;`,
  'server/domain/reports/reports.ts': `import { clock } from '../../platform/clock'; export const reports = clock;`,
  'server/jobs/purge.ts': `import { reports } from '../domain/reports/reports'; export const purge = reports;`,
  'server/api/call.ts': `import { guard } from '../platform/http/guard'; export const call = guard;`,
  'server/api/driver/calls.ts': `import { reports } from '../../domain/reports/reports'; import { call } from '../call'; export const calls = [call, reports];`,
  'server/api/calls.ts': `import { calls } from './driver/calls'; export const everyCall = calls;`,
  'server/site/page.ts': `import { reports } from '../domain/reports/reports'; export const page = reports;`,
  'server/commands/command.ts': `import { purge } from '../jobs/purge'; export const command = purge;`,
  'server/seed/seed.ts': `import { reports } from '../domain/reports/reports'; export const seed = reports;`,
  'server/domain/defects/rules/rule.ts': `import { wire } from '../../../../src/contract/wire'; export const rule = wire;`,
  'tools/tool.ts': `export const tool = 1;`,
};

/** Files that break exactly one rule, by the name of the rule. */
export const planted: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'contract-is-the-lowest-layer': ['src/contract/up.ts', `import '@/components/Card/Card';`],
  'contract-without-react': ['src/contract/react.ts', `import 'react';`],
  'contract-without-redux': ['src/contract/redux.ts', `\nimport '@reduxjs/toolkit';`],
  'contract-without-node': ['src/contract/node.ts', `import 'node:fs';`],
  'api-and-events-below-features': ['src/api/up.ts', `import '@/features/auth/authSlice';`],
  'events-without-api': ['src/events/up.ts', `import '@/api/api';`],
  'components-below-features': ['src/components/Up.tsx', `import '@/features/leads/Form';`],
  'components-without-redux': ['src/components/Store.tsx', `import '@reduxjs/toolkit';`],
  'components-without-api': ['src/components/Fetching.tsx', `import '@/api/api';`],
  'theme-below-components': ['src/theme/up.ts', `import '@/components/Card/Card';`],
  'site-without-tokens': ['src/components/Tinted.tsx', `import '@/theme/tokens';`],
  'features-below-pages': ['src/features/ui/up.ts', `import '@/pages/Home';`],
  'feature-to-feature': ['src/features/ui/other.ts', `import '@/features/auth/authSlice';`],
  'inspection-model-is-pure': ['src/features/inspection/model/fetching.ts', `import '@/api/api';`],
  'inspection-state-without-rules': [
    'src/features/inspection/model/state/up.ts',
    `import '../rules/isOpen';`,
  ],
  'inspection-rules-and-texts-on-the-state': [
    'src/features/inspection/model/text/up.ts',
    `import '../rules/isOpen';`,
  ],
  'inspection-storage-on-the-model-alone': [
    'src/features/inspection/storage/up.ts',
    `import '@/features/inspection/delivery/send';`,
  ],
  'inspection-delivery-below-parts': [
    'src/features/inspection/delivery/up.ts',
    `import '@/features/inspection/checklist/Row';`,
  ],
  'inspection-parts-side-by-side': [
    'src/features/inspection/trip/NextTo.tsx',
    `import '@/features/inspection/checklist/Row';`,
  ],
  'inspection-page-below-the-start': [
    'src/features/inspection/InspectionReport/Start.tsx',
    `import '@/features/inspection/start';`,
  ],
  'pages-below-app': ['src/pages/Up.tsx', `import '@/app/store';`],
  'pages-without-store': ['src/pages/Store.tsx', `import '@reduxjs/toolkit';`],
  'pages-without-api': ['src/pages/Fetching.tsx', `import '@/api/api';`],
  'office-without-the-site': ['src/office/site.ts', `import '@/features/leads/Form';`],
  'nobody-imports-the-office': ['src/pages/Office.tsx', `import '@/office/Office';`],
  'src-without-server': ['src/app/server.ts', `import '../../server/main';`],
  'src-without-tooling': ['src/app/tool.ts', `import '../../tools/tool';`],
  'product-without-testing': ['src/app/harness.ts', `import '@/testing/harness';`],
  'server-knows-the-contract-alone': ['server/store.ts', `import '@/app/store';`],
  'server-takes-the-render-entry-as-a-type': [
    'server/render.ts',
    `import { render } from '../src/app/render'; export const html = render();`,
  ],
  'defect-rules-without-the-world': [
    'server/domain/defects/rules/clock.ts',
    `import '../../../platform/clock';`,
  ],
  'platform-below-domain': ['server/platform/up.ts', `import '../domain/reports/reports';`],
  'domain-below-its-users': ['server/domain/reports/up.ts', `import '../../jobs/purge';`],
  'domain-without-http': ['server/domain/reports/request.ts', `import 'fastify';`],
  'jobs-below-commands': ['server/jobs/up.ts', `import '../commands/command';`],
  'seed-next-to-jobs': ['server/seed/up.ts', `import '../jobs/purge';`],
  'api-without-neighbors': ['server/api/page.ts', `import '../site/page';`],
  'calls-by-resource': ['server/api/extensions/calls.ts', `import '../driver/calls';`],
  'site-without-api': ['server/site/calls.ts', `import '../api/calls';`],
  'commands-without-api': ['server/commands/calls.ts', `import '../api/calls';`],
  'server-without-dev-dependencies': ['server/msw.ts', `import 'msw';`],
  'no-circles': ['src/app/circle.ts', `import { b } from './circle'; export const a = b;`],
  'known-modules': ['src/helpers/helper.ts', `export const helper = 1;`],
  'ledger-without-the-product': [
    'simulation/ledger.ts',
    `import { reports } from '../server/domain/reports/reports'; export const judged = reports;`,
  ],
  'no-barrels': ['src/components/index.ts', `export { Card } from './Card/Card';`],
  'imports-spelled-by-module': ['src/features/ui/far.ts', `import '../../events/said';`],
  'misspelt-names-at-the-wire': ['src/features/ui/wire.ts', `export const a = 'x_imgae';`],
  'words-of-the-glossary': [
    'src/features/ui/words.ts',
    `export const said = 'The server refuses it.';`,
  ],
  'typed-hooks-of-the-inspection': [
    'src/features/inspection/trip/Plain.tsx',
    `import { useSelector } from 'react-redux'; export const Plain = () => null;`,
  ],
  'verbs-in-function-names': [
    'src/contract/keysOf.ts',
    'export const keysOf = (value: object) => Object.keys(value);',
  ],
  'one-name-per-state': [
    'src/components/Card/Card.stories.tsx',
    'export const Default = {};\nexport const OnPhone = {};',
  ],
  'rows-written-by-drizzle': [
    'server/domain/reports/rows.ts',
    'export const rename = (name: string) => sql`update people set name = ${name}`;',
  ],
  'properties-written-out': [
    'src/pages/Spread.tsx',
    `export const Spread = (name: string) => <input {...{ name }} />;`,
  ],
  'pages-without-state': ['src/pages/State.tsx', `import { useState } from 'react'; useState(1);`],
};

/** Writes a tree into a new folder and returns the folder. It is inside the repository, so that packages resolve. */
export function plant(files: Readonly<Record<string, string>>): string {
  fs.mkdirSync(cache, { recursive: true });
  const tree = fs.mkdtempSync(path.join(cache, 'layers-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  return tree;
}
