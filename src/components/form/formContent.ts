/** A form's values by the names of its native controls: text as strings, checkboxes as booleans. */
export type FormContent = Record<string, string | boolean>;

function getControlValue(control: Element | RadioNodeList): string | boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return 'value' in control ? control.value : '';
}

function fill(control: Element | RadioNodeList, value: string | boolean): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = value === true;
  } else if ('value' in control) control.value = String(value);
}

/** Reads the controls named in `like`. If a control is missing, the value in `like` stays. */
export function readForm<Content extends FormContent>(
  form: HTMLFormElement,
  like: Content,
): Content {
  const read: FormContent = { ...like };
  for (const name of Object.keys(like)) {
    const control = form.elements.namedItem(name);
    if (control) read[name] = getControlValue(control);
  }
  // Each control returns a value of the same type as in `like`.
  return read as Content;
}

/** The option that the page selects by itself, which is the first enabled one if none has the attribute `selected`. */
function initialOption(select: HTMLSelectElement): HTMLOptionElement | undefined {
  const options = Array.from(select.options);
  return (
    options.findLast((option) => option.defaultSelected) ??
    options.find((option) => !option.disabled)
  );
}

/** Whether the control still has its initial value. */
function isUntouched(control: Node | RadioNodeList): boolean {
  if (control instanceof RadioNodeList) return Array.from(control).every(isUntouched);
  if (control instanceof HTMLSelectElement)
    return control.value === (initialOption(control)?.value ?? '');
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked === control.defaultChecked;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control.value === control.defaultValue;
  return true;
}

/** Like `fillForm`, but keeps what the visitor entered before hydration. */
export function fillUntouched(form: HTMLFormElement, content: FormContent): void {
  for (const [name, value] of Object.entries(content)) {
    const control = form.elements.namedItem(name);
    if (control && isUntouched(control)) fill(control, value);
  }
}

export function fillForm(form: HTMLFormElement, content: FormContent): void {
  for (const [name, value] of Object.entries(content)) {
    const control = form.elements.namedItem(name);
    if (control) fill(control, value);
  }
}
