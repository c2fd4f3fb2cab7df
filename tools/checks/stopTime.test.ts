import fs from 'node:fs';
import { inRoot } from '../machine/paths';

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');

test.each([
  ['compose.yaml', /stop_grace_period: 30s/],
  ['deploy/linehaul.service', /^TimeoutStopSec=30$/m],
  ['docs/deploy.md', /docker run [^\n]*--stop-timeout 30 /],
])('%s gives a stopping server 30 s, because its open requests get up to 25 s', (file, limit) => {
  expect(read(file)).toMatch(limit);
  expect(read('server/platform/stopOnSignals.ts')).toContain('const timeLimit = 25_000;');
});
