import ts from 'typescript';

/**
 * Members of a union of strings, or of objects discriminated by one string; none for any other
 * type.
 */
export interface Variants {
  /** The property that discriminates objects; undefined if the strings themselves are the union. */
  readonly discriminant: string | undefined;
  readonly names: readonly string[];
}

function literalsOf(types: readonly ts.Type[]): string[] | undefined {
  const texts = types.flatMap((type) => (type.isStringLiteral() ? type.value : []));
  return texts.length === types.length ? texts : undefined;
}

/** The union's variants without `null` and `undefined`. */
export function variantsOf(type: ts.Type, checker: ts.TypeChecker): Variants | undefined {
  const union = checker.getNonNullableType(type);
  if (!union.isUnion()) return undefined;
  const texts = literalsOf(union.types);
  if (texts) return { discriminant: undefined, names: texts };
  for (const property of union.types[0]?.getProperties() ?? []) {
    const members = union.types.map((member) => member.getProperty(property.name));
    const names = literalsOf(
      members.flatMap((member) => (member ? checker.getTypeOfSymbol(member) : [])),
    );
    if (names?.length === union.types.length && new Set(names).size > 1) {
      return { discriminant: property.name, names: [...new Set(names)] };
    }
  }
  return undefined;
}

/** The symbol that an import refers to. */
export function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Every node below another one, recursively. */
export function nodesUnder(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    nodes.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return nodes;
}
