import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../machine/files';
import { inRoot, root } from '../machine/paths';

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'artwork/README.md'].map(
    (file) => inRoot(file),
  ),
  ...filesUnder(inRoot('docs')),
].filter((file) => file.endsWith('.md'));

const sources = ['src', 'server', 'e2e', 'tools', 'bench', 'simulation', '.storybook']
  .flatMap((folder) => filesUnder(inRoot(folder)))
  .filter((file) => /\.(ts|tsx|cjs|html)$/.test(file) && file !== __filename);

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** Returns a heading's anchor, as GitHub generates it. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function readHeadings(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

function findLinkProblem(from: string, link: string): string | null {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? from : path.resolve(path.dirname(from), target);
  const where = `${path.relative(root, from)}: ${link}`;
  if (!fs.existsSync(file)) return `${where}: no such file`;
  if (anchor === undefined || readHeadings(file).map(toAnchor).includes(anchor)) return null;
  return `${where}: no such heading`;
}

describe('the documents', () => {
  it('the documents link to files and headings that exist', () => {
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^https?:/.test(link))
        .map((link) => findLinkProblem(file, link)),
    );
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((problem) => problem !== null)).toEqual([]);
  });

  it('the documents name only files that exist in the repository', () => {
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:src|server|e2e|tools|bench|docs)\/[\w./-]+\.\w+)`/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !fs.existsSync(inRoot(name)))).toEqual([]);
  });
});

describe('docs/reliability.md', () => {
  it('docs/reliability.md names the full path of an existing test for each fault', () => {
    const rows = read(inRoot('docs', 'reliability.md'))
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2);
    expect(rows.length).toBeGreaterThan(50);
    const tests = rows.map((row) => row.split(' | ').at(-1)?.replace(/\|$/, '').trim() ?? '');
    const names = tests.flatMap((cell) => cell.split(', '));
    const isTest = (name: string) =>
      /^`[\w/.-]+\.(test|e2e)\.tsx?`$/.test(name) && fs.existsSync(inRoot(name.slice(1, -1)));
    expect(names.filter((name) => !isTest(name))).toEqual([]);
  });
});

describe('comments', () => {
  it('comments cite only documents and headings that exist', () => {
    // `docs/operations.md` or `docs/operations.md, Settings`.
    const cited = sources.flatMap((file) =>
      [
        ...read(file).matchAll(/(docs\/[\w./-]+\.md)(?:, ([A-Z][\w' -]*?)(?=[),.:;]| \*\/|$))?/gm),
      ].map(([, name = '', heading]) => ({ file: path.relative(root, file), name, heading })),
    );
    expect(cited.length).toBeGreaterThan(5);
    const wrong = cited.filter(({ name, heading }) => {
      if (!fs.existsSync(inRoot(name))) return true;
      return heading !== undefined && !readHeadings(inRoot(name)).includes(heading);
    });
    expect(wrong).toEqual([]);
  });

  it('comments name only files that exist in the repository', () => {
    const inComment =
      /^\s*(?:\/?\*|\/\/).*?(?<![\w/.-])((?:src|server|e2e|tools|bench)\/[\w./-]+\.tsx?)\b/gm;
    const named = sources.flatMap((file) =>
      [...read(file).matchAll(inComment)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !fs.existsSync(inRoot(name)))).toEqual([]);
  });
});
