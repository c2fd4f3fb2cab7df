import type { Locator } from '@playwright/test';

/** Presses and counts. Filling a field counts too, because it is pressed first. */
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
  /** Chooses a file. The press of the button before the file dialog counts. */
  async choose(field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.count += 1;
    await field.setInputFiles(file);
  }
}
