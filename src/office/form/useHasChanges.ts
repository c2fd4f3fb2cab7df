import { useFormState, type Control } from 'react-hook-form';

/** Whether the form has unsaved changes, by the rule of react-admin's own warning. */
export function useHasChanges(control?: Control): boolean {
  const { dirtyFields } = useFormState({ control });
  return Object.keys(dirtyFields).length > 0;
}
