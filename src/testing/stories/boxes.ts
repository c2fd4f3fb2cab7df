import { expect } from 'storybook/test';

/** Returns the edges of an element on the screen, in whole px. */
export function getEdges(element: Element | null | undefined) {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return {
    left: Math.round(left),
    right: Math.round(right),
    top: Math.round(top),
    bottom: Math.round(bottom),
  };
}

function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The left and bottom edges of the text in an element, in whole px. */
export const textLeft = (element: Element) => Math.round(textBox(element).left);
export const textBottom = (element: Element) => Math.round(textBox(element).bottom);

export async function expectInField(button: Element): Promise<void> {
  const [inner, frame] = [getEdges(button), getEdges(button.closest('.MuiInputBase-root'))];
  await expect(inner.left).toBeGreaterThanOrEqual(frame.left);
  await expect(inner.right).toBeLessThanOrEqual(frame.right);
  await expect(inner.top).toBeGreaterThanOrEqual(frame.top);
  await expect(inner.bottom).toBeLessThanOrEqual(frame.bottom);
}
