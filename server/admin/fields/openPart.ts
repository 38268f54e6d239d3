/** Opens a part of the form by its name; returns false if the form shows no such part. */
export function openPart(part: string): boolean {
  const tabs = document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button');
  // The name may be followed by the number of refused fields, so only the first child counts. The tabs of an open
  // drawer come last, and take precedence over those of the form below it.
  const tab = [...tabs].findLast(({ firstChild }) => firstChild?.textContent === part);
  tab?.click();
  return tab !== undefined;
}
