import { useFormState, type Control } from 'react-hook-form';

/** Whether the person has typed in the form since it was opened, by the rule of react-admin's own warning. */
export function useHasChanges(control?: Control): boolean {
  const { dirtyFields } = useFormState({ control });
  return Object.keys(dirtyFields).length > 0;
}
