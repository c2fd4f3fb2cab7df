type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];

/** Enters a value in a way that React notices. */
function enter(field: Field, value: string): void {
  // The prototype's setter. React overrides the element's own setter and would not notice a change through it.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function copy(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'checkbox' || from.type === 'radio') {
      if (from.checked !== to.checked) to.click();
      return;
    }
  }
  if (from.value !== to.value) enter(to, from.value);
}

function focus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Null for a field without a selection, such as an email field.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Remembers the fields in the server's markup, because React replaces them if the document differs from it, for example
 * after a browser extension added nodes. Returns a function that copies the values, the focus and the selection to the
 * new fields.
 */
export function keepTyped(root: HTMLElement): () => void {
  const before = fieldsIn(root);
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target));
  return () => {
    const after = fieldsIn(root);
    const counterpart = (field: Field) => {
      const index = before.filter(({ name }) => name === field.name).indexOf(field);
      return after.filter(({ name }) => name === field.name)[index];
    };
    for (const field of before) {
      const replacement = field.isConnected ? undefined : counterpart(field);
      if (!replacement) continue;
      copy(field, replacement);
      if (field === focused && document.activeElement === document.body) focus(field, replacement);
    }
  };
}
