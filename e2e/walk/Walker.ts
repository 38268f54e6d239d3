import type { Locator, Page } from '@playwright/test';

/** One leg of the walk, as measured. */
export interface Leg {
  name: string;
  /** Clicks, and key presses in place of a click. */
  presses: number;
  /** Fields typed into, chosen from a list, or given a file. */
  fields: number;
  /** Keys typed into the fields. */
  letters: number;
  /** Time taken by the machine, whose script types instantly. */
  seconds: number;
}

/** A person at the keyboard whose presses and fields are counted. */
export interface Walker {
  page: Page;
  legs: Leg[];
  /** Walks one leg and records it. */
  leg(name: string, walk: () => Promise<void>): Promise<void>;
  press(what: Locator): Promise<void>;
  fill(field: Locator, words: string): Promise<void>;
  /** Puts words in place of those of a field that were written elsewhere: Ctrl+A, Ctrl+V. */
  paste(field: Locator, words: string): Promise<void>;
  /** Types some letters into a list and takes the first option. */
  choose(field: Locator, words: string): Promise<void>;
  attach(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  /** Takes a screenshot, if pictures are wanted. */
  look(name: string): Promise<void>;
}

/** Receives a screenshot, as PNG, with the name of its station. */
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
    async paste(field, words) {
      now.fields += 1;
      now.letters += 2;
      await field.fill(words);
    },
    async choose(field, words) {
      now.fields += 1;
      // Plus Enter.
      now.letters += words.length + 1;
      await field.click();
      await field.fill(words);
      await page.getByRole('option').filter({ visible: true }).first().waitFor();
      await field.press('Enter');
    },
    async attach(field, file) {
      now.fields += 1;
      // The file's name, plus Enter.
      now.letters += file.name.length + 1;
      await field.setInputFiles(file);
    },
    async look(name) {
      await keepPicture?.(name, await page.screenshot({ animations: 'disabled' }));
    },
  };
}
