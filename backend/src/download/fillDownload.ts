import { downloadMarks } from '@frontage/contract/contact/letterMarkup.ts';
import { load } from 'cheerio';

export interface DownloadFilling {
  /** Address of the document. */
  link?: string;
  title?: string | undefined;
  /** Address of the form where a fresh link can be asked for. */
  form?: string | undefined;
}

/** A page around a download with what concerns its reader, at the marks of the contract, as text and attributes. */
export function fillDownload(html: string, { form, link, title }: DownloadFilling): string {
  const $ = load(html);
  if (title !== undefined) $(`[${downloadMarks.title}]`).text(title);
  if (link !== undefined) $(`[${downloadMarks.link}] a`).attr('href', link);
  if (form !== undefined) $(`[${downloadMarks.form}] a`).attr('href', form);
  return $.html();
}
