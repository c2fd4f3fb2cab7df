import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Selectors for the part of a field that takes the focus. */
const listFieldSelectors = (field: string) => [
  `[name="${field}"]`,
  `[name^="${field}.0."]`,
  `.ra-input-${field} [contenteditable="true"]`,
  `.ra-input-${field} [role="combobox"]`,
  `.ra-input-${field} button`,
];

/** Focuses the field that the address names in `?field=`, then removes the name from the address. */
export function useFocusField(): void {
  const [parameters, setParameters] = useSearchParams();
  const field = parameters.get('field');
  useEffect(() => {
    if (field === null || !/^\w+$/.test(field)) return;
    const found = listFieldSelectors(field).map((place) =>
      document.querySelector<HTMLElement>(place),
    );
    const first = found.find((element) => element !== null);
    if (!first) return;
    first.scrollIntoView({ block: 'center' });
    first.focus({ preventScroll: true });
    const withoutField = (before: URLSearchParams) => {
      before.delete('field');
      return before;
    };
    setParameters(withoutField, { replace: true });
  }, [field, setParameters]);
}
