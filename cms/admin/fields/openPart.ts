/** Opens a part of the form that is shown, by its name. */
export function openPart(part: string): void {
  const tabs = document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button');
  [...tabs].find(({ textContent }) => textContent === part)?.click();
}
