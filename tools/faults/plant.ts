import { plantedFaults, type PlantedFault } from '../../e2e/plantedFaults';

/** Returns the faults with these names, or all faults if there are no names. Throws if a name belongs to no fault. */
export function chooseFaults(names: readonly string[]): readonly PlantedFault[] {
  const stranger = names.find((name) => plantedFaults.every((fault) => fault.name !== name));
  if (stranger !== undefined) {
    const known = plantedFaults.map(({ name }) => name).join(', ');
    throw new Error(`There is no fault called ${stranger}. There are: ${known}`);
  }
  return plantedFaults.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Returns the source with the fault. Throws unless the text to replace occurs exactly once. */
export function plant(
  source: string,
  { name, find, replace }: Pick<PlantedFault, 'name' | 'find' | 'replace'>,
): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The text of the fault ${name} must occur once: ${find}`);
  }
  return `${before}${replace}${after}`;
}
