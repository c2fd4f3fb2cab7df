import fs from 'node:fs';
import { brokenImportRules, importRuleNames } from './importRules';
import { validTree, plant, planted } from './plantedTree';
import { brokenTextRules, textRules } from './textRules';
import type { Violation } from './violation';

function brokenRules(files: Readonly<Record<string, string>>): Violation[] {
  const tree = plant(files);
  try {
    return [...brokenTextRules(tree), ...brokenImportRules(tree)];
  } finally {
    fs.rmSync(tree, { recursive: true });
  }
}

describe('the layer rules', () => {
  let found: Violation[] = [];
  beforeAll(() => {
    found = brokenRules({ ...validTree, ...Object.fromEntries(Object.values(planted)) });
  });

  it('accept a tree in which every file follows them', () => {
    expect(brokenRules(validTree)).toEqual([]);
  });

  it('have a planted violation for each rule', () => {
    const rules = [...importRuleNames(), ...textRules.map(({ rule }) => rule)];
    expect(Object.keys(planted).sort()).toEqual(rules.sort());
  });

  it.each(Object.entries(planted))('report only %s in the file planted for it', (rule, [file]) => {
    const ofFile = found.filter((violation) => violation.file === file);
    expect(ofFile.map((violation) => violation.rule)).toEqual([rule]);
  });

  it('report nothing in the other files', () => {
    const files = new Set(Object.values(planted).map(([file]) => file));
    expect(found.filter(({ file }) => !files.has(file))).toEqual([]);
  });

  it('give a reason with each report', () => {
    expect(found.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});
