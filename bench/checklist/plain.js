// The report as plain DOM: one listener, no framework, no state outside the document.
/* global document, HTMLElement */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  if (target.id === 'mount') mount();
  if (target.classList.contains('mark')) tap(target);
});

function mount() {
  const { innerHTML } = document.querySelector('template');
  document.querySelector('#place').insertAdjacentHTML('beforeend', innerHTML);
}

function tap(pressed) {
  const row = pressed.closest('.item');
  const value = pressed.getAttribute('aria-pressed') === 'true' ? 'pending' : pressed.textContent;
  for (const mark of row.querySelectorAll('.mark')) {
    mark.setAttribute('aria-pressed', String(mark.textContent === value));
  }
  row.setAttribute('data-state', value.toLowerCase());
  const passed = document.querySelectorAll('.mark-good[aria-pressed="true"]').length;
  const failed = document.querySelectorAll('.mark-defective[aria-pressed="true"]').length;
  count('passed', passed);
  count('failed', failed);
  count('pending', 63 - passed - failed);
}

function count(name, items) {
  document.querySelector(`[data-count="${name}"] dd`).textContent = String(items);
}
