import type { Part, SearchHit, SearchResult } from '@frontage/cms/search/searchDocuments.ts';
import { listMarks } from '@frontage/contract/listMarkup.ts';
import { counted } from '@frontage/contract/primitives/counting.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { Stretch } from '@frontage/contract/primitives/paging.ts';
import { hitLabels, type SearchTab, searchMarks, searchTabs } from '@frontage/contract/searchMarkup.ts';
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import { fillFoot } from './fillFoot.ts';
import { addressOfQuestion, type Question } from './question.ts';

/** An element as the parser gives it. */
type Element = ReturnType<ReturnType<CheerioAPI>['find']>[number];

/**
 * The search page with what a question finds, at the marks of contract/searchMarkup.ts. Everything is set as text and
 * attributes of a parsed page: neither the question nor a hit can become markup.
 */
export function fillSearch(html: string, question: Question, result: SearchResult, stretch: Stretch): string {
  const $ = load(html);
  $(`[${searchMarks.idle}]`).remove();
  const template = $(`template[${searchMarks.results}]`).first();
  // Our own markup, read anew: what the parser holds within a template is a document of its own.
  template.replaceWith(template.html() ?? '');
  fillHead($, question, result, stretch);
  fillTabs($, question, result);
  if (result.hits.length === 0) {
    $(`[${listMarks.list}], [${listMarks.foot}]`).remove();
    return $.html();
  }
  $(`[${searchMarks.empty}]`).remove();
  const list = $(`[${listMarks.entries}]`).first();
  const prototype = list.find(`[${searchMarks.hit}]`).first();
  list.empty().append(...result.hits.map((hit) => hitOf($, prototype.clone(), hit)));
  fillFoot($, stretch, (page) => addressOfQuestion(question, question.tab, page));
  return $.html();
}

function fillHead($: CheerioAPI, { query }: Question, { total }: SearchResult, { page }: Stretch): void {
  const title = $('title').first();
  title.text(`${query}${page > 1 ? `, page ${page}` : ''}: ${title.text()}`);
  const heading = $(`[${searchMarks.heading}]`).first();
  heading.text(`${heading.text()}: ${query}`);
  $(`[${searchMarks.field}]`).first().attr('value', query);
  const words = counted(query.split(' ').length, 'word');
  const hits = total === 1 ? '1 hit' : `${total} hits`;
  $(`[${searchMarks.status}]`).first().text(`Search results, ${hits} for ${words}`);
  // Decision 32: an answer to a question is never indexed.
  if ($('meta[name=robots]').length === 0) $('head').append($('<meta>').attr({ name: 'robots', content: 'noindex' }));
}

function fillTabs($: CheerioAPI, question: Question, { countsByKind }: SearchResult): void {
  $(`[${searchMarks.tab}]`).each((_, element) => {
    const tab = $(element).attr(searchMarks.tab) as SearchTab;
    const link = $(element).find('a').attr('href', addressOfQuestion(question, tab));
    if (tab === question.tab) link.attr('aria-current', 'page');
    const count = searchTabs[tab].kinds.reduce((sum, kind) => sum + countsByKind[kind], 0);
    link.find('span').text(String(count));
  });
}

function hitOf($: CheerioAPI, entry: Cheerio<Element>, hit: SearchHit): Cheerio<Element> {
  const place = (mark: string) => entry.find(`[${mark}]`).first();
  place(searchMarks.kind).text(hitLabels[hit.kind]);
  const detail = detailOf(hit);
  place(searchMarks.detail).text(detail ? `, ${detail}` : '');
  fillParts($, place(searchMarks.title).attr('href', hit.path), hit.title);
  fillParts($, place(searchMarks.excerpt), hit.excerpt);
  place(searchMarks.path).text(hit.path);
  return entry;
}

/** The day of an article, the letter of a term, what a card says of a page unless that is what its kind says. */
function detailOf({ kind, date, label, path }: SearchHit): string | undefined {
  if (date) return formatDate(date);
  if (kind === 'glossary') return /^\/glossary\/([a-z])#/.exec(path)?.[1]?.toUpperCase();
  return label === hitLabels[kind] ? undefined : label;
}

function fillParts($: CheerioAPI, place: Cheerio<Element>, parts: readonly Part[]): void {
  place.empty();
  for (const { text, isMatch } of parts) {
    const part = $('<mark></mark>').text(text);
    if (isMatch) place.append(part);
    else place.append(part.contents());
  }
}
