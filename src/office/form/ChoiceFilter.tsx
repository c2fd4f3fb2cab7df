import { SelectInput, type SelectInputProps } from 'react-admin';

/** A list's filter as a menu. `emptyText` describes the list while no choice is made. */
export function ChoiceFilter({ emptyText = 'All', ...props }: SelectInputProps) {
  return (
    <SelectInput
      {...props}
      emptyText={emptyText}
      slotProps={{ select: { displayEmpty: true } }}
      sx={{ minWidth: 180 }}
    />
  );
}
