/** What a form of native controls holds, by their names: texts, and whether boxes are ticked. */
export type FormContent = Record<string, string | boolean>;

function valueOf(control: Element | RadioNodeList): string | boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return 'value' in control ? control.value : '';
}

function fill(control: Element | RadioNodeList, value: string | boolean): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = value === true;
  } else if ('value' in control) control.value = String(value);
}

/** Reads the controls named as the fields of `like`; what has no control is as it is there. */
export function readForm<Content extends FormContent>(
  form: HTMLFormElement,
  like: Content,
): Content {
  const read: FormContent = { ...like };
  for (const name of Object.keys(like)) {
    const control = form.elements.namedItem(name);
    if (control) read[name] = valueOf(control);
  }
  // The names are those of `like`, and each control gives what it takes: a text or a tick.
  return read as Content;
}

/** Puts a value into each control that is named in `content`. */
export function fillForm(form: HTMLFormElement, content: FormContent): void {
  for (const [name, value] of Object.entries(content)) {
    const control = form.elements.namedItem(name);
    if (control) fill(control, value);
  }
}
