import type { Locator } from '@playwright/test';

/** Presses elements and counts the presses. Filling in a field counts as a press. */
export class Presses {
  count = 0;
  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
  async fill(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }
  /** Chooses a file, which counts as a press of the button before the file dialog. */
  async choose(field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.count += 1;
    await field.setInputFiles(file);
  }
}
