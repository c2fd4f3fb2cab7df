type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];

/** Enters a value as the visitor does, so that React gets the event. */
function enter(field: Field, value: string): void {
  // React's own setter on the element would hide the change from React.
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
  // Null for a field without a selection, such as one for email.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Remembers the fields of the server's markup, because React replaces them where the document
 * differs, for example because a browser extension has added nodes. Returns a function that copies
 * what was typed in the replaced fields, with the focus and the selection, to those in their place.
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
