import { answersAmong, billView, estimateMarks } from '@frontage/contract/estimateMarkup.ts';
import type { CheerioAPI } from 'cheerio';
import { ratesOf } from './ratesOfPage.ts';

type Selection = ReturnType<CheerioAPI>;

/** Writes the bill for the answers that are ticked in a form; does nothing in a form that asks for no estimate. */
export function fillBill($: CheerioAPI, form: Selection): void {
  const rates = ratesOf(form.attr(estimateMarks.rates));
  if (!rates) return;
  const ticked = form.find('input[checked]').toArray();
  const view = billView(
    rates,
    answersAmong(ticked.map((box) => [$(box).attr('name') ?? '', $(box).attr('value') ?? ''])),
  );
  const show = (element: Selection, isShown: boolean) =>
    isShown ? element.removeAttr('hidden') : element.attr('hidden', '');
  show(form.find(`[${estimateMarks.empty}]`), view.isEmpty);
  show(form.find(`[${estimateMarks.full}]`), !view.isEmpty);
  for (const [name, text] of Object.entries(view.texts)) {
    form.find(`[${estimateMarks.text}="${name}"]`).text(text);
  }
  for (const [name, value] of Object.entries(view.shown)) {
    form.find(`input[name="${name}"][${estimateMarks.shown}]`).attr('value', value);
  }
  for (const element of form.find(`[${estimateMarks.row}]`).toArray()) {
    const row = $(element);
    const sums = view.rows[row.attr(estimateMarks.row) ?? ''];
    show(row, sums !== undefined);
    row.find('td').each((index, cell) => void $(cell).text(sums?.[index] ?? ''));
  }
}
