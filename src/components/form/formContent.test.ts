import { fillUntouched, readForm } from './formContent';

const empty = { equipment: '', state: '', country: '', isUrgent: false, note: '' };
const draft = { equipment: 'reefer', state: 'TX', country: 'CA', isUrgent: true, note: 'Earlier' };

function renderedForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input type="radio" name="equipment" value="dry_van" checked>
    <input type="radio" name="equipment" value="reefer">
    <input type="radio" name="equipment" value="flatbed">
    <select name="state">
      <option value="IL">Illinois</option><option value="IA" selected>Iowa</option><option value="TX">Texas</option>
    </select>
    <select name="country">
      <option value="" disabled>Choose</option><option value="US">United States</option><option value="CA">Canada</option>
    </select>
    <input type="checkbox" name="isUrgent">
    <textarea name="note"></textarea>`;
  return form;
}

function choose(form: HTMLFormElement, name: keyof typeof empty, value: string): void {
  const control = form.elements.namedItem(name);
  if (control && 'value' in control) control.value = value;
}

it('a draft fills a form that the visitor has not touched, including its radio buttons and selects', () => {
  const form = renderedForm();
  fillUntouched(form, draft);
  expect(readForm(form, empty)).toEqual(draft);
});

it.each([
  ['equipment', 'flatbed'],
  ['state', 'IL'],
  ['note', 'New'],
] as const)("a draft does not replace the visitor's early choice of %s", (name, value) => {
  const form = renderedForm();
  choose(form, name, value);
  fillUntouched(form, draft);
  expect(readForm(form, empty)).toEqual({ ...draft, [name]: value });
});
