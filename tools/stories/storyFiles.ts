import path from 'node:path';
import ts from 'typescript';
import { nodesUnder, resolved } from './types';

/** A `*.stories.tsx` file. */
export interface StoryFile {
  readonly file: string;
  /** Names of its exports, the stories. */
  readonly stories: readonly string[];
  /** The component named in its meta. */
  readonly subject: ts.Symbol | undefined;
  /** Every component it names or renders. */
  readonly shown: ReadonlySet<ts.Symbol>;
  /** The texts passed anywhere in the file, by the name of the property or attribute. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>;
}

function symbolOf(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && resolved(symbol, checker);
}

/** The component in `component: Carousel` or `component: Carousel<string>`. */
function subjectOf(source: ts.SourceFile, checker: ts.TypeChecker): ts.Symbol | undefined {
  for (const node of nodesUnder(source)) {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'component') continue;
    const { initializer } = node;
    const named = ts.isExpressionWithTypeArguments(initializer)
      ? initializer.expression
      : initializer;
    return symbolOf(named, checker);
  }
  return undefined;
}

function renderedIn(source: ts.SourceFile, checker: ts.TypeChecker): ts.Symbol[] {
  return nodesUnder(source).flatMap((node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
    return symbolOf(node.tagName, checker) ?? [];
  });
}

function textsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(textsOf);
  return type.isStringLiteral() ? [type.value] : [];
}

/** An expression with a whole union type, such as a loop over all members, passes each of them. */
function givenIn(source: ts.SourceFile, checker: ts.TypeChecker) {
  const given = new Map<string, Set<string>>();
  const note = (name: string, value: ts.Node) => {
    const texts = given.get(name) ?? new Set<string>();
    const values = ts.isStringLiteral(value)
      ? [value.text]
      : textsOf(checker.getTypeAtLocation(value));
    for (const text of values) texts.add(text);
    given.set(name, texts);
  };
  for (const node of nodesUnder(source)) {
    if (ts.isPropertyAssignment(node)) note(node.name.getText(), node.initializer);
    if (ts.isJsxAttribute(node) && node.initializer) {
      const { initializer } = node;
      const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      if (value) note(node.name.getText(), value);
    }
  }
  return given;
}

/** Every file with stories in the program. */
export function findStoryFiles(program: ts.Program, tree: string): StoryFile[] {
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((source) => {
    const file = path.relative(tree, source.fileName).replaceAll('\\', '/');
    const module = checker.getSymbolAtLocation(source);
    if (!/^src\/.*\.stories\.tsx$/.test(file) || !module) return [];
    const subject = subjectOf(source, checker);
    return {
      file,
      stories: checker
        .getExportsOfModule(module)
        .map(({ name }) => name)
        .filter((name) => name !== 'default'),
      subject,
      shown: new Set([...(subject ? [subject] : []), ...renderedIn(source, checker)]),
      given: givenIn(source, checker),
    };
  });
}
