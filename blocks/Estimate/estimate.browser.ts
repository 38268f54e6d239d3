import { wordsIn } from '@frontage/contract/contact/formMarkup.ts';
import { type BillView, billView, collectAnswers, estimateMarks } from '@frontage/contract/estimate.ts';
import { estimateChanged, keptEstimate } from '@frontage/contract/keptEstimate.ts';
import { currencies } from '@frontage/contract/money.ts';
import { sayBill } from '@frontage/contract/words/billTexts.ts';

/* Updates the bill with the answers. Without this script, a button asks the server for the same bill. */

function write(form: HTMLFormElement, { isEmpty, rows, shown, texts }: BillView): void {
  const all = (mark: string) => form.querySelectorAll<HTMLElement>(`[${mark}]`);
  for (const part of all(estimateMarks.empty)) part.hidden = !isEmpty;
  for (const part of all(estimateMarks.full)) part.hidden = isEmpty;
  for (const part of all(estimateMarks.text)) {
    const name = part.getAttribute(estimateMarks.text) ?? '';
    const text = name === 'bar' ? (isEmpty ? sayBill(wordsIn(form), 'bill.empty') : texts.range) : texts[name];
    // Screen readers announce an output when it changes, so unchanged text is left alone.
    if (text !== undefined && part.textContent !== text) part.textContent = text;
  }
  for (const field of form.querySelectorAll<HTMLInputElement>(`[${estimateMarks.shown}]`)) {
    field.value = shown[field.name === 'lowUsd' ? 'lowUsd' : 'highUsd'];
  }
  for (const row of all(estimateMarks.row)) {
    const sums = rows[row.getAttribute(estimateMarks.row) ?? ''];
    row.hidden = !sums;
    for (const [index, cell] of [...row.querySelectorAll('td')].entries()) cell.textContent = sums?.[index] ?? '';
  }
}

/** Keeps the sum for the call in the header, and for the page that books it. */
function keepSum(sum: string | undefined): void {
  try {
    if (sum) sessionStorage.setItem(keptEstimate, sum);
    else sessionStorage.removeItem(keptEstimate);
  } catch {
    // The browser stores nothing here: the sum stays on this page.
  }
  dispatchEvent(new Event(estimateChanged));
}

for (const form of document.querySelectorAll<HTMLFormElement>(`form[${estimateMarks.rates}]`)) {
  const rates = JSON.parse(form.getAttribute(estimateMarks.rates) ?? '');
  const named = form.getAttribute(estimateMarks.currency);
  const currency = currencies.find((one) => one === named);
  const update = () => {
    const ticked = [...form.querySelectorAll<HTMLInputElement>('input:checked')];
    const view = billView(
      rates,
      collectAnswers(ticked.map(({ name, value }) => [name, value])),
      currency,
      wordsIn(form),
    );
    write(form, view);
    // A page that was only opened does not replace an earlier sum.
    if (!view.isEmpty) keepSum(view.texts.range);
    return view;
  };
  form.addEventListener('change', () => {
    if (update().isEmpty) keepSum(undefined);
  });
  // Browsers restore ticked boxes after a reload.
  addEventListener('pageshow', update);
  update();
  for (const button of form.querySelectorAll(`[${estimateMarks.add}]`)) button.remove();

  const bar = form.querySelector<HTMLElement>(`[${estimateMarks.bar}]`);
  const bill = form.querySelector(`[${estimateMarks.bill}]`);
  if (bar && bill) {
    new IntersectionObserver(([entry]) => {
      // In view, or scrolled past: then the bar has nothing to add.
      if (entry) bar.hidden = entry.isIntersecting || entry.boundingClientRect.top < 0;
    }).observe(bill);
  }
}
