/** The parts of a valibot schema that bound its values. */
export interface Limited {
  type: string;
  wrapped?: Limited;
  item?: Limited;
  entries?: Record<string, Limited>;
  options?: readonly (Limited | string | number)[];
  literal?: unknown;
  pipe?: readonly Limited[];
  requirement?: unknown;
}

function findLimit({ pipe = [], type, requirement }: Limited): number {
  const own = type === 'max_length' || type === 'length' ? Number(requirement) : Infinity;
  return Math.min(own, ...pipe.map(findLimit));
}

function fillScalar({ type, options, literal }: Limited, name: string, limit: number): unknown {
  if (literal !== undefined) return literal;
  const [option] = options ?? [];
  if (option !== undefined) return typeof option === 'object' ? fillUp(option, name) : option;
  if (type !== 'string') return type === 'number' ? 1e308 : true;
  if (!Number.isFinite(limit)) throw new Error(`${name} has no limit.`);
  return 'ਕ'.repeat(limit);
}

/** Fills every text and list up to its limit. The letters have three bytes. Throws if there is no limit. */
export function fillUp(schema: Limited, name: string, limit = findLimit(schema)): unknown {
  const { wrapped, item, entries, pipe = [] } = schema;
  const inner = pipe.findLast((step) => step.wrapped ?? step.item ?? step.entries ?? step.pipe);
  if (inner) return fillUp(inner, name, limit);
  if (wrapped) return fillUp(wrapped, name, Math.min(limit, findLimit(wrapped)));
  if (item) return Array.from({ length: limit }, () => fillUp(item, name));
  if (!entries) return fillScalar(schema, name, limit);
  return Object.fromEntries(
    Object.entries(entries).map(([field, entry]) => [field, fillUp(entry, field)]),
  );
}
