import { letterMarks } from '@frontage/contract/contact/letterMarkup.ts';
import { letterPaths } from '@frontage/contract/paths.ts';

/** Pages of the letter as the site builds them, as small as they may be. Files of a release by their names. */
export function letterPageFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(letterPaths).map(([name, path]) => [
      `${path.slice(1)}.html`,
      `<!doctype html><html lang="en"><head><title>${name}</title></head><body><h1>${name}</h1>
<p><span ${letterMarks.address}="">the address you gave</span></p>
<form method="post" hidden="" ${letterMarks.known}=""><input type="hidden" name="t" value="" ${letterMarks.token}=""></form>
<i hidden="" ${letterMarks.known}="" ${letterMarks.leave}=""><a href="${letterPaths.leave}">Leave</a></i>
<p ${letterMarks.unknown}="">Nobody known</p></body></html>`,
    ]),
  );
}

/** The form alone, with the marks of the contract. */
export const subscribePageHtml = `<!doctype html><html lang="en"><head><title>The letter</title></head><body>
<form method="post" action="/subscribe" data-form="newsletter">
<input type="hidden" name="formId" value="newsletter"><input type="hidden" name="formToken" value="of-the-page">
<input type="hidden" name="pagePath" value="/subscribe">
<div role="alert" hidden="" data-error-summary=""><h3></h3><ul></ul></div>
<div role="alert" hidden="" data-form-notice=""><h3></h3><p></p></div>
<input id="n-email" name="email"><p id="n-email-error" hidden="" data-error-of="email"></p>
</form></body></html>`;
