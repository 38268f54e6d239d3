import { originKey, originOfView } from '@frontage/client/origin.ts';

/** Keeps how this visit began, for the forms of the pages that follow; forgets it where that is not allowed. R67. */
export function keepOrigin(isAllowed: boolean): void {
  try {
    if (!isAllowed) sessionStorage.removeItem(originKey);
    // Somebody who follows another link to us begins another visit in the same tab.
    else if (!sessionStorage.getItem(originKey) || !`${document.referrer}/`.startsWith(`${location.origin}/`))
      sessionStorage.setItem(originKey, originOfView());
  } catch {
    // Storage is closed: each page view says what it knows itself.
  }
}
