import path from 'node:path';
import ts from 'typescript';
import { isProductFile } from '../files';
import { nodesUnder, variantsOf } from './types';
import type { Variants } from './types';

/** A union that a component takes as a prop: each variant looks different. */
export interface VariantProp extends Variants {
  readonly prop: string;
}

/** A component that other files can render. */
export interface Component {
  readonly name: string;
  /** Path relative to the root of the tree, with slashes. */
  readonly file: string;
  readonly symbol: ts.Symbol;
  readonly isDocumented: boolean;
  readonly props: readonly VariantProp[];
  /**
   * The component shows server data: the states of QueryState it can be in, by the names of their
   * stories.
   */
  readonly queryStates: readonly string[];
  /** A hook returns a union to its file, for example a status from the store. */
  readonly holdsState: boolean;
}

/** Whether the file may contain components. */
function isComponentFile(file: string): boolean {
  return /^src\/(?!testing\/).*\.tsx$/.test(file) && isProductFile(file);
}

function propsOf(type: ts.Type, checker: ts.TypeChecker, tree: string): VariantProp[] {
  const [signature] = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const [parameter] = signature?.getParameters() ?? [];
  if (!parameter) return [];
  return checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .filter((prop) => isOurs(prop, tree))
    .flatMap((prop) => {
      const variants = variantsOf(checker.getTypeOfSymbol(prop), checker);
      return variants ? [{ prop: prop.name, ...variants }] : [];
    });
}

/** Props of every native element need no story. */
function isOurs(prop: ts.Symbol, tree: string): boolean {
  return (prop.declarations ?? []).some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return fileName.startsWith(`${tree}/src/`);
  });
}

function queryStatesOf(source: ts.SourceFile): string[] {
  const opening = nodesUnder(source).find(
    (node) => ts.isJsxOpeningElement(node) && node.tagName.getText() === 'QueryState',
  );
  if (!opening) return [];
  const saysEmpty = /\bemptyText=/.test(opening.getText());
  return ['Loading', 'Failed', 'Full', ...(saysEmpty ? ['Empty'] : [])];
}

const stateHook = /^use(App)?(Selector|State)$|^use\w*Status$/;

function holdsState(source: ts.SourceFile, checker: ts.TypeChecker): boolean {
  return nodesUnder(source).some((node) => {
    if (!ts.isCallExpression(node) || !stateHook.test(node.expression.getText())) return false;
    const type = checker.getTypeAtLocation(node);
    const [value] = checker.isTupleType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)
      : [type];
    return value !== undefined && variantsOf(value, checker) !== undefined;
  });
}

/** Every exported component of the product in the program. */
export function findComponents(program: ts.Program, tree: string): Component[] {
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((source) => {
    const file = path.relative(tree, source.fileName).replaceAll('\\', '/');
    const module = checker.getSymbolAtLocation(source);
    if (!isComponentFile(file) || !module) return [];
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      if (!/^[A-Z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Value)) return [];
      const type = checker.getTypeOfSymbol(symbol);
      const isCallable = type.getCallSignatures().length + type.getConstructSignatures().length > 0;
      if (!isCallable) return [];
      return {
        name: symbol.name,
        file,
        symbol,
        isDocumented: symbol.getDocumentationComment(checker).length > 0,
        props: propsOf(type, checker, tree),
        queryStates: queryStatesOf(source),
        holdsState: holdsState(source, checker),
      };
    });
  });
}
