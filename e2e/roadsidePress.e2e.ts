import { fillInHeader, markDefective, openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

test("a press right after a trailer number was typed without a connection reaches the mark, the radio button, the field and 'Next', although a note appears above them", async ({
  page,
  rig,
}) => {
  // Requests for the previous report fail only while a press is on.
  const waiting: (() => Promise<void>)[] = [];
  await page.route('**/api/fleet/previous/**', (route) => {
    waiting.push(() => route.abort('internetdisconnected'));
  });
  await openReport(page);
  await markDefective(page, 'Body', 'Door dented');
  const note = page.getByText('Its previous report can’t be shown offline');
  const mark = page.getByRole('button', { name: 'Horn: good' });
  const radio = page.getByRole('radio', { name: 'Above defects need correction' });
  const field = page.getByLabel('Defect description, Body');
  const next = page.getByRole('button', { name: 'Next thing to do' });
  const focusedMark = page.locator('[data-item] button:focus');
  const presses = [
    { target: mark, isDone: () => expect(mark).toHaveAttribute('aria-pressed', 'true') },
    { target: radio, isDone: () => expect(radio).toBeChecked() },
    { target: field, isDone: () => expect(field).toBeFocused() },
    { target: next, isDone: () => expect(focusedMark).toHaveCount(1) },
  ];
  await fillInHeader(page, rig);
  for (const [n, { target, isDone }] of presses.entries()) {
    waiting.length = 0;
    await page.getByLabel('Trailer numbers').fill(`${rig.trailer}-${n}`);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await expect(note).toHaveCount(0);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('not on the page');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    for (const fail of waiting.splice(0)) await fail();
    // Longer than the note takes to appear.
    await page.waitForTimeout(1000);
    await page.mouse.up();
    await isDone();
    await expect(note).toBeVisible();
  }
});
