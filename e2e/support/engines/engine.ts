import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';

/** A browser of another engine than Chromium: what Firefox and WebKitGTK both do when asked by their drivers. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Sizes the window, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, which sees nothing but what it is given. */
  run<Given extends unknown[], Result>(part: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>;
  /** Clicks the first element that is seen with this role and these words. Throws if there is none. */
  click(role: Role, words: string): Promise<void>;
  /** Replaces the text of the first field that is seen with this label, key by key. */
  type(label: string, text: string): Promise<void>;
  /** Gives cookies to the host of the open page, whatever its port. */
  addCookies(cookies: readonly { name: string; value: string }[]): Promise<void>;
  /** PNG of what the window shows. */
  picture(): Promise<Buffer>;
  end(): Promise<void>;
}

/** The path of an installed program. Throws, saying what to install, where there is none. */
export function installed(name: string, packages: string): string {
  const place = `/usr/bin/${name}`;
  if (existsSync(place)) return place;
  throw new Error(`There is no ${place}. Install it (on Debian: sudo apt-get install ${packages}).`);
}

/** What has which role, as far as these journeys press it. */
const roles = {
  button: 'button, summary',
  link: 'a[href]',
  choice: 'label:has(input:enabled)',
  field: 'input, textarea',
};
export type Role = keyof typeof roles;

/** Finds an element by `find` in the page. Waits until it is seen, as people do. */
export async function untilFound<Found>(
  find: (look: typeof findInPage, selector: string, words: string) => Promise<Found | undefined>,
  role: Role,
  words: string,
): Promise<Found> {
  let found: Found | undefined;
  const look = async () => {
    found = await find(findInPage, roles[role], words);
    return found !== undefined;
  };
  await expect.poll(look, `a ${role} with “${words}” is seen`).toBe(true);
  if (found === undefined) throw new Error('Just seen');
  return found;
}

/** Runs in the browser. Fields are found by their label, everything else by its words or its name. */
function findInPage(selector: string, words: string): Element | undefined {
  const isIt = (element: Element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return element.labels?.[0]?.textContent.replace('*', '').trim() === words;
    }
    return `${element.textContent} ${element.getAttribute('aria-label')}`.includes(words);
  };
  const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility() && isIt(element));
  // Drivers do not wait for the end of a smooth scroll.
  found?.scrollIntoView({ behavior: 'instant', block: 'center' });
  return found;
}
