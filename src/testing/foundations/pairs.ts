import type { Palette } from '@mui/material/styles';

interface Named {
  name: string;
  color: string;
}

/** Lists all colors of a palette by their path, such as `text.primary`. */
export function listColors(value: object, path = ''): Named[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): Named[] => {
    const name = path ? `${path}.${key}` : key;
    if (typeof part === 'object' && part !== null) return listColors(part, name);
    return typeof part === 'string' && /^(#|rgba?\()/.test(part) ? [{ name, color: part }] : [];
  });
}

const ours = [
  'primary',
  'secondary',
  'error',
  'success',
  'warning',
  'background',
  'text',
  'surface',
] as const;

const added = /\.(light|icon)$/;

export function paletteColors(palette: Palette): Named[] {
  return ours
    .flatMap((part) => listColors(palette[part], part))
    .filter(({ name }) => !added.test(name));
}

export interface Pair {
  text: Named;
  ground: Named;
}

const grounds = /^(background\.|surface\.(sunken|band)$)/;
const texts = /^(text\.|(error|success)\.main$)/;

/** Pairs every text color with every background, and each fill color with its contrast text. */
export function textPairs(palette: Palette): Pair[] {
  const all = paletteColors(palette);
  const onGrounds = all
    .filter(({ name }) => texts.test(name))
    .flatMap((text) =>
      all.filter(({ name }) => grounds.test(name)).map((ground) => ({ text, ground })),
    );
  const onColors = all
    .filter(({ name }) => name.endsWith('.contrastText'))
    .flatMap((text) => {
      const main = text.name.replace('contrastText', 'main');
      return all.filter(({ name }) => name === main).map((ground) => ({ text, ground }));
    });
  return [...onGrounds, ...onColors];
}
