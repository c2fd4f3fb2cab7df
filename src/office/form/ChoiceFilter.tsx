import { SelectInput, type SelectInputProps } from 'react-admin';

/** A list's filter with several choices. Without a choice, its field shows what the list contains. */
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
