import { letterMarks } from '@frontage/contract/contact/letterMarkup.ts';
import { letterPaths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';

/** What concerns one reader; what is missing stays as the page was built. */
export interface LetterFilling {
  address?: string;
  /** Carried back by the form of the page. */
  token?: string;
  leaveToken?: string;
}

/** A page of the letter with what concerns its reader, at the marks of contract/contact/letterMarkup.ts, as text. */
export function fillLetter(html: string, { address, leaveToken, token }: LetterFilling): string {
  const $ = load(html);
  if (address !== undefined) $(`[${letterMarks.address}]`).text(address);
  if (token !== undefined) $(`[${letterMarks.token}]`).attr('value', token);
  if (leaveToken !== undefined) $(`[${letterMarks.leave}] a`).attr('href', `${letterPaths.leave}?t=${leaveToken}`);
  $(`[${letterMarks.known}]`).removeAttr('hidden');
  $(`[${letterMarks.unknown}]`).remove();
  return $.html();
}
