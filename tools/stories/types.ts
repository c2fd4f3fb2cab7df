import ts from 'typescript';

/** Members of a union of texts, or of objects that one text tells apart; none for any other type. */
export interface Variants {
  /** The property that tells objects apart; undefined where the texts themselves are the union. */
  readonly discriminant: string | undefined;
  readonly names: readonly string[];
}

function literalsOf(types: readonly ts.Type[]): string[] | undefined {
  const texts = types.flatMap((type) => (type.isStringLiteral() ? type.value : []));
  return texts.length === types.length ? texts : undefined;
}

/** The union's variants, `null` and `undefined` left aside. */
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

/** What an import stands for. */
export function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Every node under another one, deep. */
export function nodesUnder(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    nodes.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return nodes;
}
