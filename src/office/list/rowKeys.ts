import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react';

const rows = 'tbody tr, ul > li';
/** Selects the fields in which a letter is text. */
const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/** Whether the key may be a shortcut. */
const isFree = ({ altKey, ctrlKey, metaKey, target }: Pressed) =>
  !altKey && !ctrlKey && !metaKey && target instanceof Element && target.closest(fields) === null;

const focusableIn = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button');

/** Moves the focus to the next or previous row on an arrow key. */
export function moveBetweenRows(event: ReactKeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget: list } = event;
  // React also passes on key presses in a row's menu or dialog, which are outside the list in the document.
  if (step === undefined || !(target instanceof Element) || !list.contains(target)) return;
  const all = [...list.querySelectorAll(rows)];
  const at = all.findIndex((row) => row.contains(target));
  if (at < 0 || !isFree(event)) return;
  const next = focusableIn(all[at + step]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function itemOfLetter<Item extends { letter?: string }>(
  items: readonly Item[],
  event: Pressed,
): Item | undefined {
  const letter = event.key.toUpperCase();
  return isFree(event) ? items.find((item) => item.letter === letter) : undefined;
}

/** Calls `onPress` for each key pressed while the focus is in the element's row. */
export function useRowKeys(
  element: HTMLElement | null,
  onPress: (event: KeyboardEvent) => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const row = element?.closest<HTMLElement>('tr, li');
    const listen = (event: KeyboardEvent) => press(event);
    row?.addEventListener('keydown', listen);
    return () => row?.removeEventListener('keydown', listen);
  }, [element]);
}
