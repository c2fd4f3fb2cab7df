/** Rules about the name and the text of a file, which dependency-cruiser cannot check. */
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, isProductFile } from '../machine/files';
import { lineAt, type Mistake, type Violation } from './violation';
import { replacedWords } from './words';

interface TextRule {
  readonly rule: string;
  readonly reason: string;
  readonly check: (file: string, text: string) => Mistake[];
}

const modules =
  /^(server\/|e2e\/|src\/(app|pages|components|api|events|contract|office|testing|theme|features\/(auth|content|inspection|leads|ui))\/)/;

function statements(text: string): string[] {
  return text
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

function isBarrel(file: string, text: string): boolean {
  if (!/\/index\.tsx?$/.test(file)) return false;
  const reexport = /^(export\s[^]*\sfrom\s|import\s|export\s+(type\s+)?\{)/;
  return statements(text).every((statement) => reexport.test(statement));
}

const importedFile = /(?:\bfrom|\bimport\(?(?:\s*\/\*[^*]*\*\/)?)\s*'((?:@|\.\.?)\/[^']+)'/g;

/** Finds each occurrence of the pattern. `say` gets the first group, or the whole match without a group. */
function mistakes(text: string, pattern: RegExp, say: (found: string) => string): Mistake[] {
  return [...text.matchAll(pattern)].map((match) => ({
    line: lineAt(text, match.index),
    what: say(match[1] ?? match[0]),
  }));
}

function findModuleFolder(file: string): string | undefined {
  return /^src\/(features\/inspection\/([^/]+\/)?|features\/[^/]+\/|[^/]+\/)/.exec(file)?.[0];
}

/**
 * Whether the import's path is in the wrong form. `@/` is for other modules, and `./` is for files of the same module.
 */
function isMisspelled(file: string, name: string): boolean {
  const isFromSrc = name.startsWith('@/');
  const target = isFromSrc
    ? `src/${name.slice(2)}`
    : path.posix.join(path.posix.dirname(file), name);
  return (
    target.startsWith('src/') && isFromSrc === (findModuleFolder(target) === findModuleFolder(file))
  );
}

/** SQL that writes rows, at the start of a template or after a value. Drizzle could write these rows instead. */
const writtenRows =
  /(?:\bsql(?:<[^`>]*>)?`|\})\s*(insert into \w+ \([^)]*\)\s+values|delete from \w+ where \w+ (?:=|in) (?=\$\{)|update \w+ set \w+ = (?=\$\{))/g;

/** Wrong names for a state of a component, with the name that all stories use. */
const stateNames: Readonly<Record<string, string>> = {
  Full: 'Default',
  Plain: 'Default',
  Filled: 'Default',
  Normal: 'Default',
  Blank: 'Empty',
  None: 'Empty',
  Nothing: 'Empty',
  NotLoaded: 'Failed',
  WithError: 'Failed',
  Long: 'LongTexts',
  LongText: 'LongTexts',
  OnPhone: 'Mobile',
  Phone: 'Mobile',
  OnATablet: 'Tablet',
  AtNight: 'Dark',
};

export const textRules: readonly TextRule[] = [
  {
    rule: 'known-modules',
    reason:
      'Every file of src belongs to a module of a layer; otherwise no layer rule applies to it.',
    check: (file) => (modules.test(file) ? [] : [{ line: 1, what: 'is in no known module' }]),
  },
  {
    rule: 'no-barrels',
    reason: 'An index.ts that only re-exports hides who imports whom and invites import cycles.',
    check: (file, text) => (isBarrel(file, text) ? [{ line: 1, what: 'only re-exports' }] : []),
  },
  {
    rule: 'imports-spelled-by-module',
    reason: 'An import with @/ comes from another module, a relative one from the same.',
    check: (file, text) => {
      if (!file.startsWith('src/')) return [];
      return [...text.matchAll(importedFile)]
        .filter(([, name = '']) => isMisspelled(file, name))
        .map(({ 1: name, index }) => ({
          line: lineAt(text, index),
          what: `imports '${name}'`,
        }));
    },
  },
  {
    rule: 'misspelt-names-at-the-wire',
    reason:
      "The API's misspelt names stay in src/contract, src/api and the server; elsewhere we spell them correctly.",
    check: (file, text) => {
      // The code in these folders uses the misspelled keys of the API.
      if (/^(src\/(contract|api|testing)|server|e2e\/specification)\//.test(file)) return [];
      return mistakes(text, /imgae|realible/gi, (name) => `says '${name}'`);
    },
  },
  {
    rule: 'words-of-the-glossary',
    reason: 'One word per idea, in American English: docs/glossary.md.',
    check: (_file, text) => replacedWords(text),
  },
  {
    rule: 'pages-without-state',
    reason: 'A page composes features, which fetch and hold state.',
    check: (file, text) => {
      if (!file.startsWith('src/pages/') || !isProductFile(file)) return [];
      const call = /\b(fetch|useState|useReducer|useSyncExternalStore)\(/g;
      return mistakes(text, call, (name) => `calls ${name}`);
    },
  },
  {
    rule: 'properties-written-out',
    reason: 'Write each property of an element: store={store}. A spread hides them to save a line.',
    check: (_file, text) => mistakes(text, /\{\.\.\.\{[^}]*\}\}/g, (spread) => `spreads ${spread}`),
  },
  {
    rule: 'typed-hooks-of-the-inspection',
    reason: "The typed hooks know the inspection's state and thunks: features/inspection/hooks.ts.",
    check: (file, text) => {
      if (!/^src\/features\/inspection\/(?!hooks\.ts$)/.test(file)) return [];
      return mistakes(text, /\buse(?:Dispatch|Selector|Store)\b/g, (hook) => `uses ${hook}`);
    },
  },
  {
    rule: 'verbs-in-function-names',
    reason: "A function's name says what it does: listKeys or parseDay instead of keysOf or dayOf.",
    check: (_file, text) => {
      const named = /\b(?:function|const) (?!(?:oneOf|asOf)\b)(\w*[a-z0-9]Of)(?: = |[(<])/g;
      return mistakes(text, named, (name) => `names a function ${name}`);
    },
  },
  {
    rule: 'one-name-per-state',
    reason: 'A designer finds the same state under the same name in every component.',
    check: (file, text) => {
      if (!file.endsWith('.stories.tsx')) return [];
      const names = new RegExp(`^export const (${Object.keys(stateNames).join('|')})\\b`, 'gm');
      return mistakes(text, names, (name) => `names a story ${name}, not ${stateNames[name]}`);
    },
  },
  {
    rule: 'rows-written-by-drizzle',
    reason:
      'Drizzle writes rows of one table, so that the compiler knows their columns (decision 9).',
    check: (file, text) => {
      if (!/^server\/(api|domain|jobs|seed|site)\//.test(file) || !isProductFile(file)) return [];
      return mistakes(text, writtenRows, (sql) => `writes '${sql.replace(/\s+/g, ' ')}' in SQL`);
    },
  },
];

export function brokenTextRules(tree: string): Violation[] {
  const files = ['src', 'server', 'e2e'].flatMap((folder) => filesUnder(path.join(tree, folder)));
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((absolute) => {
      const file = path.relative(tree, absolute).replaceAll('\\', '/');
      const text = fs.readFileSync(absolute, 'utf8');
      return textRules.flatMap(({ rule, reason, check }) =>
        check(file, text).map((mistake) => ({ rule, file, reason, ...mistake })),
      );
    });
}
