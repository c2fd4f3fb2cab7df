import { useState } from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import {
  AutocompleteInput,
  DateInput,
  DateTimeInput,
  FilterLiveForm,
  ReferenceInput,
} from 'react-admin';
import { dateTimeIn, instantIn } from '@/contract/timeZone';
import { carrierZone } from '../carrierTime';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { useIsPhone } from '../useIsPhone';
import { DayChips } from './DayChips';
import type { ListDays, ListFilter } from './listFilters';

function FilterInput({ filter }: { filter: ListFilter }) {
  const { source, label } = filter;
  if (filter.kind === 'choice') {
    const { choices, emptyText } = filter;
    return (
      <ChoiceFilter
        source={source}
        label={label}
        helperText={false}
        choices={[...choices]}
        {...(emptyText !== undefined && { emptyText })}
      />
    );
  }
  const { reference, sort, getName } = filter;
  return (
    <ReferenceInput source={source} reference={reference} sort={{ field: sort, order: 'ASC' }}>
      <AutocompleteInput
        label={label}
        helperText={false}
        optionText={getName}
        filterToQuery={(search: string) => ({ search })}
      />
    </ReferenceInput>
  );
}

const days = { parse: (day: string) => day };
/** Converts between the field's time, in the carrier's time zone, and the instant that the server compares. */
const instants = {
  parse(local: string) {
    const [date = '', time = ''] = local.split('T');
    return local === '' ? null : instantIn(carrierZone(), { date, time }).toISOString();
  },
  format(instant: string | null) {
    const { date, time } = dateTimeIn(carrierZone(), new Date(instant ?? 0));
    return instant ? `${date}T${time}` : '';
  },
};

function DayInputs({ kind, from, to }: ListDays) {
  const [Input, values] =
    kind === 'days' ? ([DateInput, days] as const) : ([DateTimeInput, instants] as const);
  return (
    <>
      <Input source={from} label="From" {...values} helperText={false} />
      <Input source={to} label="Until" {...values} helperText={false} />
    </>
  );
}

interface FilterInputsProps {
  filters: readonly ListFilter[];
  days: ListDays | undefined;
}

/** The 'Filter' button with the list's filters, each applied at once. */
export function FilterInputs({ filters, days }: FilterInputsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPhone = useIsPhone();
  if (filters.length === 0 && !days) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-label="Filter"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...(isPhone ? { sx: { minWidth: 48, px: 0 } } : { startIcon: <FilterListIcon /> })}
      >
        {isPhone ? <FilterListIcon /> : 'Filter'}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter' } }}
      >
        <FilterLiveForm>
          <Stack sx={{ gap: 1.5, p: 2, width: 300, maxWidth: '100%' }}>
            {isPhone && days ? (
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
                <DayChips days={days} />
              </Stack>
            ) : null}
            {filters.map((filter) => (
              <FilterInput key={filter.source} filter={filter} />
            ))}
            {days ? <DayInputs {...days} /> : null}
          </Stack>
        </FilterLiveForm>
      </Popover>
    </>
  );
}
