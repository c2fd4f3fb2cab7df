import fs from 'node:fs';
import { demoAccounts, demoPassword } from '../../server/domain/accounts/demoAccounts';
import { readSettings } from '../../server/platform/settings/settings';
import { filesUnder, isProductFile } from '../machine/files';
import { inRoot } from '../machine/paths';

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');
const readme = read('README.md');
const operations = read('docs/operations.md');
const contributing = read('CONTRIBUTING.md');

function serverVariables(): string[] {
  const sources = filesUnder(inRoot('server', 'platform', 'settings')).filter(isProductFile);
  const text = sources.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  return [...text.matchAll(/\(env, '([A-Z_]+)'/g)].flatMap(([, name = '']) => name);
}

describe('the README', () => {
  it("the README's first code block has the command to start the product and the command to test it", () => {
    const commands = readme.split('```')[1] ?? '';
    expect(commands).toMatch(/^\nnpm ci && npm start .*\nnpm ci && npm test /);
  });

  it('the README has at most 120 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('the README lists the accounts of the demonstration with their password and roles', () => {
    const accounts = [...readme.matchAll(/^\| `(\w+)`\s+\| (\w+)\s+\|/gm)];
    expect(accounts.map(([, username, role]) => ({ username, role }))).toEqual(
      demoAccounts.map(({ username, role }) => ({ username, role })),
    );
    expect(readme).toContain(`\`${demoPassword}\``);
  });

  it("the README's Deploy section has eight numbered steps", () => {
    const [, deploy = ''] = readme.split('\n## Deploy\n');
    expect(deploy.split('\n## ')[0]?.match(/^\d+\. /gm)).toHaveLength(8);
  });
});

describe('docs/operations.md', () => {
  it('docs/operations.md lists every setting that the server reads', () => {
    const variables = serverVariables();
    expect(variables).toContain('DATABASE_URL');
    expect(variables.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('.env.example', () => {
  it('.env.example has every setting that the server reads, with a valid value', () => {
    const lines = [...read('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)];
    const examples = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
    expect(Object.keys(examples).sort()).toEqual([...new Set(serverVariables())].sort());
    expect(() => readSettings(examples)).not.toThrow();
    expect(() => readSettings({ ...examples, API_HOST: '' })).not.toThrow();
  });
});

describe('CHANGELOG.md', () => {
  it("CHANGELOG.md starts with the package's version unless that is a development version, and the lock file has the same version", () => {
    const [, newest] = /^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? [];
    const [version = '', locked] = ['package.json', 'package-lock.json'].map(
      (file) => (JSON.parse(read(file)) as { version: string }).version,
    );
    expect(locked).toBe(version);
    if (!/^\d+\.\d+\.\d+-dev$/.test(version)) expect(version).toBe(newest);
  });
});

describe('docs/performance.md', () => {
  it("docs/performance.md names package.json's version of Lighthouse", () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>;
    };
    expect(read('docs/performance.md')).toContain(`Lighthouse ${devDependencies.lighthouse}`);
  });
});

describe('CONTRIBUTING.md', () => {
  it('CONTRIBUTING.md lists every script of the package except start', () => {
    const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = Object.keys(scripts).filter((name) => name !== 'start');
    expect(
      names.filter((name) => !new RegExp(`\`(npm run )?${name}( -- [^\`]+)?\``).test(contributing)),
    ).toEqual([]);
  });
});
