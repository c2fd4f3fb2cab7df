import type { SelectInputProps } from 'react-admin';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { useAssignees } from './useAssignees';

/** The list's filter by the person who follows a lead up. */
export function AssigneeFilter(props: SelectInputProps) {
  return <ChoiceFilter {...props} choices={useAssignees()} />;
}
