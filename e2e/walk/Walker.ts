import type { Locator, Page } from '@playwright/test';

/** One leg of the way, as it was walked. */
export interface Leg {
  name: string;
  /** Clicks, and keys that are pressed in their place. */
  presses: number;
  /** What was typed, chosen from a list, or given as a file. */
  fields: number;
  /** Keys that were typed into the fields. */
  letters: number;
  /** What the machine took, whose script types at once. */
  seconds: number;
}

/** Somebody at the keyboard, whose presses and fields are counted. */
export interface Walker {
  page: Page;
  legs: Leg[];
  /** Walks one leg, and counts it. */
  leg(name: string, walk: () => Promise<void>): Promise<void>;
  press(what: Locator): Promise<void>;
  fill(field: Locator, words: string): Promise<void>;
  /** Types some letters into a list and takes what is offered first. */
  choose(field: Locator, words: string): Promise<void>;
  attach(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  /** Takes a picture of what is on the screen, where pictures are wanted. */
  look(name: string): Promise<void>;
}

/** Gets a picture of the screen, as PNG, under the name of its station. */
export type KeepPicture = (name: string, picture: Buffer) => Promise<void>;

export function createWalker(page: Page, keepPicture: KeepPicture | undefined): Walker {
  const legs: Leg[] = [];
  const now: Leg = { name: '', presses: 0, fields: 0, letters: 0, seconds: 0 };
  return {
    page,
    legs,
    async leg(name, walk) {
      Object.assign(now, { name, presses: 0, fields: 0, letters: 0 });
      const begun = performance.now();
      await walk();
      legs.push({ ...now, seconds: (performance.now() - begun) / 1000 });
      console.log(`${name}: ${now.presses} presses, ${now.fields} fields`);
    },
    async press(what) {
      now.presses += 1;
      await what.click();
    },
    async fill(field, words) {
      now.fields += 1;
      now.letters += words.length;
      await field.fill(words);
    },
    async choose(field, words) {
      now.fields += 1;
      // And Enter.
      now.letters += words.length + 1;
      await field.click();
      await field.fill(words);
      await page.getByRole('option').first().waitFor();
      await field.press('Enter');
    },
    async attach(field, file) {
      now.fields += 1;
      // By its name, and Enter.
      now.letters += file.name.length + 1;
      await field.setInputFiles(file);
    },
    async look(name) {
      await keepPicture?.(name, await page.screenshot({ animations: 'disabled' }));
    },
  };
}
