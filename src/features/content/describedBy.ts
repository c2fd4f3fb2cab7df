import type { PictureDescription } from '@/components/Picture/Picture';

type Described<Field extends string> = {
  readonly [Key in `${Field}_alt`]?: string;
} & { readonly [Key in `${Field}_widths`]?: readonly number[] } & {
  readonly [Key in `${Field}_height`]?: number;
};

/** Returns the server's facts about the picture in a field, or undefined if the server sent none. */
export function describedBy<const Field extends string>(
  item: Described<Field> | undefined,
  field: Field,
): PictureDescription | undefined {
  const fields: Partial<Record<string, string | number | readonly number[]>> = item ?? {};
  const alt = fields[`${field}_alt`];
  const widths = fields[`${field}_widths`];
  if (typeof widths !== 'object') return undefined;
  const height = fields[`${field}_height`];
  return {
    alt: typeof alt === 'string' ? alt : '',
    widths,
    ...(typeof height === 'number' ? { height } : {}),
  };
}
