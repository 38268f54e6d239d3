import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { failureTitle, fileChooseAgain, summaryTitle } from '@frontage/contract/contact/messages.ts';
import { type CheerioAPI, load } from 'cheerio';
import type { Refusal } from '../guards/refusal.ts';
import { fillBill } from './fillBill.ts';
import type { Fields } from './readFields.ts';

export interface Refused {
  fields: Fields;
  /** Names of the fields whose files cannot be given back to the browser. */
  fileFieldsSent: readonly string[];
  /** Undefined where nothing is wrong, and the page only comes back with what was typed. */
  refusal: Refusal | undefined;
  /** A token of now for one that was built into the page. */
  renew: (token: string) => string | undefined;
}

/**
 * The page that a form stands on, with what was typed and what is wrong written into the form, for a visitor without
 * script. The marks are those of contract/contact/formMarkup.ts. Values are set as text and attributes of a parsed
 * page: nothing a visitor typed can become markup.
 */
export function fillForm(html: string, { fields, fileFieldsSent, refusal, renew }: Refused): string {
  const $ = load(html);
  const formId = fields.get(hiddenFields.formId)?.[0];
  const forms = $(`form[${formMarks.form}]`);
  const named = forms.filter((_, form) => $(form).attr(formMarks.form) === formId);
  const form = named.length > 0 ? named.first() : forms.first();
  if (refusal) $('title').first().prepend('Error: ');
  $(`input[name="${hiddenFields.formToken}"]`).each((_, field) => {
    const fresh = renew($(field).attr('value') ?? '');
    if (fresh !== undefined) $(field).attr('value', fresh);
  });
  if (form.length === 0) return $.html();

  form.removeAttr('hidden');
  keepValues($, form, fields);
  fillBill($, form);
  if (!refusal) return $.html();
  const placed = (refusal.details ?? []).filter((detail) => showError($, form, detail));
  if (placed.length > 0) showSummary($, form, placed);
  else showNotice(form, refusal.notice ?? { title: failureTitle, text: refusal.message });
  for (const name of fileFieldsSent) {
    if (placed.some(({ context }) => context.key === name)) continue;
    placeOf($, form, name).removeAttr('hidden').text(fileChooseAgain);
  }
  return $.html();
}

type Selection = ReturnType<CheerioAPI>;

function keepValues($: CheerioAPI, form: Selection, fields: Fields): void {
  form.find('input[name], textarea[name], select[name]').each((_, element) => {
    const control = $(element);
    const values = fields.get(control.attr('name') ?? '');
    if (element.tagName === 'select') {
      if (!values) return;
      control.find('option').each((_index, option) => {
        const value = $(option).attr('value') ?? $(option).text();
        if (values.includes(value)) $(option).attr('selected', '');
        else $(option).removeAttr('selected');
      });
    } else if (element.tagName === 'textarea') {
      // The parser drops the first line break of a textarea, so one is put before a text that begins with one.
      const text = values?.[0] ?? '';
      control.text(text.startsWith('\n') ? `\n${text}` : text);
    } else keepInput(control, values);
  });
}

function keepInput(control: Selection, values: string[] | undefined): void {
  switch (control.attr('type')) {
    case 'hidden':
      if (control.attr(formMarks.carried) !== undefined && values?.[0]) control.attr('value', values[0]);
      return;
    case 'file':
    case 'password':
    case 'submit':
      return;
    case 'checkbox':
    case 'radio':
      if (values?.includes(control.attr('value') ?? 'on')) control.attr('checked', '');
      else control.removeAttr('checked');
      return;
    default:
      if (values?.[0] !== undefined) control.attr('value', values[0]);
  }
}

function placeOf($: CheerioAPI, form: Selection, name: string): Selection {
  return form
    .find(`[${formMarks.errorOf}]`)
    .filter((_, place) => $(place).attr(formMarks.errorOf) === name)
    .first();
}

function controlOf($: CheerioAPI, form: Selection, name: string): Selection {
  return form
    .find('[name]')
    .filter((_, control) => $(control).attr('name') === name)
    .first();
}

/** False where the form has no such field; then the error is told above it. */
function showError($: CheerioAPI, form: Selection, { context: { key }, message }: FailureDetail): boolean {
  const place = placeOf($, form, key);
  if (place.length === 0) return false;
  place.removeAttr('hidden').text(message);
  const control = controlOf($, form, key);
  control.attr('aria-invalid', 'true');
  const id = place.attr('id');
  const described = (control.attr('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  if (id && !described.includes(id)) control.attr('aria-describedby', [...described, id].join(' '));
  return true;
}

/** `autofocus` works only where the address has no fragment: so the actions of forms have none. */
function showSummary($: CheerioAPI, form: Selection, details: FailureDetail[]): void {
  const summary = form.find(`[${formMarks.summary}]`).first().removeAttr('hidden').attr('autofocus', '');
  summary.find('h1, h2, h3, h4').first().text(summaryTitle(details.length));
  const list = summary.find('ul').first().empty();
  for (const { context, message } of details) {
    const target = controlOf($, form, context.key).attr('id') ?? placeOf($, form, context.key).attr('id');
    const entry = $('<li></li>');
    entry.append(
      $('<a></a>')
        .attr('href', `#${target ?? ''}`)
        .text(message),
    );
    list.append(entry);
  }
}

function showNotice(form: Selection, { title, text }: { title: string; text: string }): void {
  const notice = form.find(`[${formMarks.notice}]`).first().removeAttr('hidden').attr('autofocus', '');
  notice.find('h1, h2, h3, h4').first().text(title);
  notice.find('p').first().text(text);
}
