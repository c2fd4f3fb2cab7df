// The report as plain DOM, with one listener, no framework, and its state only in the document.
/* global document, HTMLElement */
const cloneContent = (template) => document.getElementById(template).content.cloneNode(true);

document.body.append(cloneContent('report'));
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement && target.classList.contains('mark')) tap(target);
});

function tap(pressed) {
  const row = pressed.closest('.item');
  const value = pressed.getAttribute('aria-pressed') === 'true' ? 'pending' : pressed.textContent;
  for (const mark of row.querySelectorAll('.mark')) {
    mark.setAttribute('aria-pressed', String(mark.textContent === value));
  }
  row.setAttribute('data-state', value.toLowerCase());
  describe(row, value === 'Defective');
  const passed = document.querySelectorAll('.mark-good[aria-pressed="true"]').length;
  const failed = document.querySelectorAll('.mark-defective[aria-pressed="true"]').length;
  count('passed', passed);
  count('failed', failed);
  count('pending', 63 - passed - failed);
}

function describe(row, isDefective) {
  row.replaceChildren(row.firstElementChild, ...(isDefective ? [cloneContent('defect')] : []));
  row.querySelector('textarea')?.focus();
}

function count(name, items) {
  document.querySelector(`[data-count="${name}"] dd`).textContent = String(items);
}
