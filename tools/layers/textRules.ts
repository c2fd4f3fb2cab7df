/** The rules about a file's name and text, which dependency-cruiser cannot check. */
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, isProductFile } from '../machine/files';
import type { Violation } from './violation';
import { replacedWord } from './words';

interface TextRule {
  readonly rule: string;
  readonly reason: string;
  /** Returns what is wrong with the file, or undefined. */
  readonly check: (file: string, text: string) => string | undefined;
}

const modules =
  /^(server\/|e2e\/|src\/(app|pages|components|api|events|contract|office|testing|theme|features\/(auth|content|inspection|leads|ui))\/)/;

/** Lines of code without comments and without the contents of multi-line braces. */
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

/** A feature, another folder of src, or one of the inspection's own modules. */
function moduleOf(file: string): string | undefined {
  return /^src\/(features\/inspection\/([^/]+\/)?|features\/[^/]+\/|[^/]+\/)/.exec(file)?.[0];
}

/**
 * An import from the same module that begins with `@/`, or an import from another module that does
 * not.
 */
function misspelledImport(file: string, text: string): string | undefined {
  return [...text.matchAll(importedFile)]
    .map(([, name = '']) => name)
    .find((name) => {
      const isFromSrc = name.startsWith('@/');
      const target = isFromSrc
        ? `src/${name.slice(2)}`
        : path.posix.join(path.posix.dirname(file), name);
      return target.startsWith('src/') && isFromSrc === (moduleOf(target) === moduleOf(file));
    });
}

export const textRules: readonly TextRule[] = [
  {
    rule: 'known-modules',
    reason:
      'Every file of src belongs to a module of a layer; otherwise no layer rule applies to it.',
    check: (file) => (modules.test(file) ? undefined : 'is in no known module'),
  },
  {
    rule: 'no-barrels',
    reason: 'An index.ts that only re-exports hides who imports whom and invites import cycles.',
    check: (file, text) => (isBarrel(file, text) ? 'only re-exports' : undefined),
  },
  {
    rule: 'imports-spelled-by-module',
    reason: 'An import with @/ comes from another module, a relative one from the same.',
    check: (file, text) => {
      if (!file.startsWith('src/')) return undefined;
      const name = misspelledImport(file, text);
      return name === undefined ? undefined : `imports '${name}'`;
    },
  },
  {
    rule: 'misspelt-names-at-the-wire',
    reason:
      "The API's misspelt names stay in src/contract and src/api; elsewhere we spell them correctly.",
    check: (file, text) => {
      // The server, src/testing and e2e/specification are the other side of the API.
      if (/^(src\/(contract|api|testing)|server|e2e\/specification)\//.test(file)) return undefined;
      const name = /imgae|realible/i.exec(text)?.[0];
      return name === undefined ? undefined : `says '${name}'`;
    },
  },
  {
    rule: 'words-of-the-glossary',
    reason: 'One word per idea, in American English: docs/glossary.md.',
    check: (_file, text) => replacedWord(text),
  },
  {
    rule: 'pages-without-state',
    reason: 'A page composes features, which fetch and hold state.',
    check: (file, text) => {
      if (!file.startsWith('src/pages/') || !isProductFile(file)) return undefined;
      const call = /\b(fetch|useState|useReducer|useSyncExternalStore)\(/.exec(text)?.[1];
      return call === undefined ? undefined : `calls ${call}`;
    },
  },
];

/** Finds files in the tree that break a rule. */
export function brokenTextRules(tree: string): Violation[] {
  const files = ['src', 'server', 'e2e'].flatMap((folder) => filesUnder(path.join(tree, folder)));
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((absolute) => {
      const file = path.relative(tree, absolute).replaceAll('\\', '/');
      const text = fs.readFileSync(absolute, 'utf8');
      return textRules.flatMap(({ rule, reason, check }) => {
        const what = check(file, text);
        return what === undefined ? [] : [{ rule, file, what, reason }];
      });
    });
}
