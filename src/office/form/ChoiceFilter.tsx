import { SelectInput } from 'react-admin';
import type { SelectInputProps } from 'react-admin';

/** A list's filter by one of several words; without a choice it says what is shown then. */
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
