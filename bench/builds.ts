import { resolve } from 'node:path';
import { dist } from '../tools/machine/paths';

/** The builds to measure, by name. This build comes first. BENCH_VARIANTS=name=folder,… adds copies of dist/. */
export function builds(): Map<string, string> {
  const variants = (process.env.BENCH_VARIANTS ?? '').split(',').filter(Boolean);
  return new Map([
    ['product', dist],
    ...variants.map((variant): [string, string] => {
      const [name = '', folder = ''] = variant.split('=');
      return [name, resolve(folder)];
    }),
  ]);
}
