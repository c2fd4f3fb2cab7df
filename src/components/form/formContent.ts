/**
 * The content of a form with native controls, by their names. Texts are strings, and checkboxes are
 * booleans.
 */
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

/** Reads the controls named in `like`. A name without a control keeps its value in `like`. */
export function readForm<Content extends FormContent>(
  form: HTMLFormElement,
  like: Content,
): Content {
  const read: FormContent = { ...like };
  for (const name of Object.keys(like)) {
    const control = form.elements.namedItem(name);
    if (control) read[name] = valueOf(control);
  }
  // The names come from `like`, and each control returns its own type, text or boolean.
  return read as Content;
}

/** Whether the control has the value with which it was rendered. */
function isUntouched(control: Element | RadioNodeList): boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === control.defaultChecked;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control.value === control.defaultValue;
  return true;
}

/** Like `fillForm`, but keeps what was typed or chosen before the page hydrated. */
export function fillUntouched(form: HTMLFormElement, content: FormContent): void {
  for (const [name, value] of Object.entries(content)) {
    const control = form.elements.namedItem(name);
    if (control && isUntouched(control)) fill(control, value);
  }
}

/** Sets each control that is named in `content`. */
export function fillForm(form: HTMLFormElement, content: FormContent): void {
  for (const [name, value] of Object.entries(content)) {
    const control = form.elements.namedItem(name);
    if (control) fill(control, value);
  }
}
