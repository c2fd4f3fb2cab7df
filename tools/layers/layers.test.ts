import fs from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { inRoot } from '../machine/paths';
import { brokenImportRules } from './importRules';
import { validTree, plant, planted } from './plantedTree';
import { brokenTextRules, textRules } from './textRules';
import { describeViolation, type Violation } from './violation';

function brokenRules(files: Readonly<Record<string, string>>): Violation[] {
  const tree = plant(files);
  try {
    return [...brokenTextRules(tree), ...brokenImportRules(tree)];
  } finally {
    fs.rmSync(tree, { recursive: true });
  }
}

function importRuleNames(): string[] {
  const load = createRequire(__filename);
  const config = v.parse(
    v.object({ forbidden: v.array(v.object({ name: v.string() })) }),
    load(inRoot('.dependency-cruiser.cjs')),
  );
  return config.forbidden.map((rule) => rule.name);
}

describe('the layer rules', () => {
  let found: Violation[] = [];
  beforeAll(() => {
    found = brokenRules({ ...validTree, ...Object.fromEntries(Object.values(planted)) });
  });

  it('the layer rules report nothing in a tree without violations', () => {
    expect(brokenRules(validTree)).toEqual([]);
  });

  it('each layer rule has a planted violation', () => {
    const rules = [...importRuleNames(), ...textRules.map(({ rule }) => rule)];
    expect(Object.keys(planted).sort()).toEqual(rules.sort());
  });

  it.each(Object.entries(planted))(
    'the layer rules report only %s in the file planted for it',
    (rule, [file]) => {
      const ofFile = found.filter((violation) => violation.file === file);
      expect(ofFile.map((violation) => violation.rule)).toEqual([rule]);
    },
  );

  it('the layer rules report nothing in files without a planted violation', () => {
    const files = new Set(Object.values(planted).map(([file]) => file));
    expect(found.filter(({ file }) => !files.has(file))).toEqual([]);
  });

  it('the layer rules report the line of an import', () => {
    const [file] = planted['contract-without-redux'] ?? [];
    const lines = found.filter((violation) => violation.file === file).map(describeViolation);
    expect(lines.map((line) => line.split(' ')[0])).toEqual([`${file}:2`]);
  });

  it('the layer rules report all rejected words and SQL statements of a file at once, each with its line', () => {
    const tree = plant({
      'src/pages/Plan.tsx': [
        "import '../theme/theme';",
        "export const first = 'It refused';",
        "export const second = ['grey', 'it refused', 'a colour'];",
      ].join('\n'),
      'server/domain/reports/rows.ts': [
        'const kept = sql`select 1 where ${a}',
        '  and b`;',
        'const gone = [sql`delete from people where id = ${id}`,',
        '  sql<Row>`',
        '    insert into people (id)',
        '      values (${id})`];',
      ].join('\n'),
    });
    const lines = brokenTextRules(tree).map((one) => describeViolation(one).split('\n')[0]);
    fs.rmSync(tree, { recursive: true });
    expect(lines).toEqual([
      "src/pages/Plan.tsx:1 imports '../theme/theme'",
      "src/pages/Plan.tsx:2 says 'refused': write 'reject'",
      "src/pages/Plan.tsx:3 says 'refused': write 'reject'",
      "src/pages/Plan.tsx:3 says 'colour': write 'color'",
      "src/pages/Plan.tsx:3 says 'grey': write 'gray'",
      "server/domain/reports/rows.ts:3 writes 'delete from people where id = ' in SQL",
      "server/domain/reports/rows.ts:4 writes 'insert into people (id) values' in SQL",
    ]);
  });

  it('the layer rules give a reason with each report', () => {
    expect(found.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});
