import { tellOrigin } from '@frontage/contract/contact/origin.ts';
import { readConsent } from './consent.ts';

/** In this tab, until it is closed, and only with consent to campaigns. R51, R67. */
const key = 'origin';

const ofThisView = () => tellOrigin(location.href, document.referrer);

/** Keeps where this visit began, for the pages that follow; forgets it where that is not allowed. */
export function keepOrigin(isAllowed: boolean): void {
  try {
    if (!isAllowed) sessionStorage.removeItem(key);
    // Somebody who follows another link to us begins another visit in the same tab.
    else if (!sessionStorage.getItem(key) || ofThisView().startsWith('firstPage')) {
      sessionStorage.setItem(key, ofThisView());
    }
  } catch {
    // Storage is closed: each page view says what it knows itself.
  }
}

/** Where this visit began, for a form: without consent only what this page view knows. Empty if nothing is known. */
export function readOrigin(): string {
  try {
    return (readConsent()?.campaigns && sessionStorage.getItem(key)) || ofThisView();
  } catch {
    // No form waits for this.
    return '';
  }
}
