import { DateInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Person } from '@/contract/office/people';
import { useFocusField } from '../form/useFocusField';
import { toChoices, roleLabels } from '../labels';

/** The labels of a person's fields, without the username. */
export const personFields = {
  full_name: 'Full name',
  email: 'Email',
  role: 'Role',
  access_until: 'Last day',
  agent_items: "Certifies as the carrier's agent",
} as const;

/** The field for the last day on which an auditor can sign in. */
function LastDay() {
  return (
    <DateInput
      source="access_until"
      label={personFields.access_until}
      isRequired
      helperText="After this day the auditor can no longer sign in or read anything."
    />
  );
}

export function PersonFields() {
  useFocusField();
  const role = useWatch<Pick<Person, 'role'>>({ name: 'role', defaultValue: 'driver' });
  return (
    <>
      <TextInput source="full_name" label={personFields.full_name} autoComplete="off" />
      <TextInput
        source="email"
        label={personFields.email}
        type="email"
        autoComplete="off"
        isRequired={role !== 'driver'}
      />
      <SelectInput
        source="role"
        label={personFields.role}
        isRequired
        choices={toChoices(roleLabels)}
        defaultValue="driver"
      />
      {role === 'auditor' ? <LastDay /> : null}
    </>
  );
}
