import fs from 'node:fs';
import { filesUnder, isProductFile } from './files';
import { inRoot } from './paths';

const readme = fs.readFileSync(inRoot('README.md'), 'utf8');

/** The variables that the server reads, by the calls of its readers: `read.text(env, 'HOST')`. */
function serverVariables(): string[] {
  const sources = filesUnder(inRoot('server', 'settings')).filter(isProductFile);
  const text = sources.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  return [...text.matchAll(/\(env, '([A-Z_]+)'/g)].flatMap(([, name = '']) => name);
}

describe('the README', () => {
  it('starts with the two commands', () => {
    const commands = readme.split('```')[1] ?? '';
    expect(commands).toMatch(/^\nnpm ci && npm start .*\nnpm ci && npm test /);
  });

  it('lists every setting that the server reads', () => {
    const variables = serverVariables();
    expect(variables).toContain('DATABASE_URL');
    expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('lists every script of the package', () => {
    const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = Object.keys(scripts).filter((name) => name !== 'start');
    expect(
      names.filter((name) => !new RegExp(`\`(npm run )?${name}( -- [^\`]+)?\``).test(readme)),
    ).toEqual([]);
  });
});
