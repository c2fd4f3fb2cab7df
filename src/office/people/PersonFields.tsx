import { SelectInput, TextInput } from 'react-admin';
import { useFocusField } from '../form/useFocusField';
import { choicesOf, roleLabels } from '../labels';

/** The labels of a person's fields, for adding and for editing. The username is not among them, because it never changes. */
export const personFields = { full_name: 'Full name', email: 'Email', role: 'Role' } as const;

/** The fields of a person that an admin can change. */
export function PersonFields() {
  useFocusField();
  return (
    <>
      <TextInput source="full_name" label={personFields.full_name} autoComplete="off" />
      <TextInput source="email" label={personFields.email} type="email" autoComplete="off" />
      <SelectInput
        source="role"
        label={personFields.role}
        choices={choicesOf(roleLabels)}
        defaultValue="driver"
      />
    </>
  );
}
