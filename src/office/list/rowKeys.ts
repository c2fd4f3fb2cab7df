import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react';

const rows = 'tbody tr, ul > li';
/** The elements in which a letter is text. */
const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/** Whether a press may be a shortcut, because nobody types into a field or combines the key with another. */
const isFree = ({ altKey, ctrlKey, metaKey, target }: Pressed) =>
  !altKey && !ctrlKey && !metaKey && target instanceof Element && target.closest(fields) === null;

/** A row's link or, without one, its first button. */
const focusableIn = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button');

/** Moves the focus from a row to the next or previous one by arrow keys; Enter then follows the row's link. */
export function moveBetweenRows(event: ReactKeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget: list } = event;
  // React also reports presses in a row's menu or dialog, although they are elsewhere in the document.
  if (step === undefined || !(target instanceof Element) || !list.contains(target)) return;
  const all = [...list.querySelectorAll(rows)];
  const at = all.findIndex((row) => row.contains(target));
  if (at < 0 || !isFree(event)) return;
  const next = focusableIn(all[at + step]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The item for the pressed letter, if any. */
export function itemOfLetter<Item extends { letter?: string }>(
  items: readonly Item[],
  event: Pressed,
): Item | undefined {
  const letter = event.key.toUpperCase();
  return isFree(event) ? items.find((item) => item.letter === letter) : undefined;
}

/** Calls `onPress` for keys that are pressed while something in the element's row has the focus. */
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
