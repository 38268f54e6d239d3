import { listMarks } from '@frontage/contract/listMarkup.ts';
import { inWords } from '@frontage/contract/primitives/counting.ts';
import { broughtByNext, pageNumbers, type Stretch, shownUpTo } from '@frontage/contract/primitives/paging.ts';
import type { CheerioAPI } from 'cheerio';

/** Writes how far a list is shown, the link to what follows, and the numbers of its pages into the foot of a list. */
export function fillFoot($: CheerioAPI, stretch: Stretch, addressOf: (page: number) => string): void {
  const { page, pages, perPage, total } = stretch;
  const last = $(`[${listMarks.last}]`)
    .first()
    .text(String(shownUpTo(stretch)));
  const count = last.parent();
  count.empty();
  if (page > 1) count.append(`${(page - 1) * perPage + 1} to `);
  count.append(last, ` of ${total} ${total === 1 ? 'hit' : 'hits'}`);

  const next = broughtByNext(stretch);
  const more = $(`[${listMarks.more}]`).first();
  if (next === 0) more.remove();
  else more.attr('href', addressOf(page + 1)).text(`Load ${inWords(next)} more`);

  const numbers = $(`[${listMarks.pages}]`).first();
  if (pages === 1) numbers.remove();
  const list = numbers.find('ol').first();
  const number = list.find('li:has(a)').first().clone();
  const gap = list.find('li:not(:has(a))').first().clone();
  list.empty();
  for (const shown of pageNumbers(stretch)) {
    if (shown === 'gap') {
      list.append(gap.clone());
      continue;
    }
    const entry = number.clone();
    const link = entry.find('a').attr({ href: addressOf(shown), 'aria-label': `Page ${shown}` });
    link.text(String(shown)).removeAttr('aria-current');
    if (shown === page) link.attr('aria-current', 'page');
    list.append(entry);
  }
}
