import type { EstimateRates } from '@frontage/contract/estimate.ts';

/** Rates as small as they may be. */
export const sampleRates: EstimateRates = {
  version: '2026-11-01',
  questions: [
    {
      name: 'projectType',
      question: 'What should it be?',
      options: [
        {
          value: 'web',
          label: 'Web product',
          rows: [{ entry: 'Web product', low: 14_000, high: 22_000, lowWeeks: 5, highWeeks: 7 }],
        },
        { value: 'advice', label: 'Advice', rows: [{ entry: 'Priced plan', low: 8000, high: 8000 }] },
      ],
    },
    {
      name: 'features',
      question: 'What is in it?',
      options: [
        { value: 'bridge', label: 'A bridge', rows: [{ entry: 'Bridge', low: 18_000, high: 27_000 }] },
        { value: 'sale', label: 'A sale', rows: [{ entry: 'Sale', low: 6000, high: 9000 }] },
      ],
    },
  ],
};

const row = (key: string) => `<tr hidden="" data-estimate-row="${key}"><th>x</th><td></td><td></td></tr>`;
const box = (type: string, name: string, value: string) =>
  `<input type="${type}" id="${value}" name="${name}" value="${value}">`;

/** A page with the form of the estimate that has the marks of the contract, as the site prints them. */
export const estimatePageHtml = `<!doctype html><html lang="en"><head><title>Add it up</title></head><body>
<form method="post" action="/send-mail/estimate" data-form="estimate" data-estimate-rates='${JSON.stringify(sampleRates)}'>
<input type="hidden" name="formId" value="estimate"><input type="hidden" name="pagePath" value="/estimate">
<input type="hidden" name="ratesVersion" value="${sampleRates.version}">
<input type="hidden" name="lowUsd" value="" data-estimate-shown=""><input type="hidden" name="highUsd" value="" data-estimate-shown="">
${box('radio', 'projectType', 'web')}${box('radio', 'projectType', 'advice')}<p hidden="" data-error-of="projectType"></p>
${box('checkbox', 'features', 'bridge')}${box('checkbox', 'features', 'sale')}
<p data-estimate-empty="">Answer one question</p>
<div data-estimate-full="" hidden=""><p data-estimate-text="range"></p><p data-estimate-text="weeks"></p>
<table>${row('projectType/web/0')}${row('projectType/advice/0')}${row('features/bridge/0')}${row('features/sale/0')}</table>
<b data-estimate-text="low"></b><b data-estimate-text="high"></b></div>
<div role="alert" hidden="" data-error-summary=""><h3></h3><ul></ul></div>
<div role="alert" hidden="" data-form-notice=""><h3></h3><p></p></div>
<input id="e-name" name="name"><p id="e-name-error" hidden="" data-error-of="name"></p>
<input id="e-email" name="email"><p id="e-email-error" hidden="" data-error-of="email"></p>
</form></body></html>`;
