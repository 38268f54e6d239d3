/** Opens a part of the form that is shown, by its name; false where there is none. */
export function openPart(part: string): boolean {
  const tabs = document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button');
  // Behind its name it says how many fields are refused in it. Of a drawer, which comes last, before those of the form below.
  const tab = [...tabs].findLast(({ firstChild }) => firstChild?.textContent === part);
  tab?.click();
  return tab !== undefined;
}
