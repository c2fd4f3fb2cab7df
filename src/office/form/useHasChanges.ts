import { useFormState, type Control } from 'react-hook-form';

/** Whether something was typed in the form since it was opened, as react-admin's own warning decides. */
export function useHasChanges(control?: Control): boolean {
  const { dirtyFields } = useFormState({ control });
  return Object.keys(dirtyFields).length > 0;
}
