import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import { escaped, type PlainPage, plainPage } from '../static/plainPage.ts';
import { honeypotNames } from './formToken.ts';

/** Fields that no person typed; they travel unseen. */
const carried = new Set<string>([...Object.values(hiddenFields), 'resendUrl', 'zone', 't', 'ratesVersion']);
/** Of these another value is sent, or none. */
const renewed = new Set<string>([hiddenFields.formToken, ...honeypotNames]);

/**
 * The form as a page of the host alone, for the moments when the site's own page cannot be drawn: what happened, what
 * is wrong, and all that was typed, ready to be mended and sent again.
 */
export function plainForm({ errors, filesLost, notice, token, typed }: FormAnswer, action: string): PlainPage {
  const fields = Object.entries(typed).filter(([name]) => !renewed.has(name));
  const sentences = [
    notice?.text ?? '',
    filesLost.length > 0 ? 'Files have to be chosen again, on the page itself.' : '',
  ];
  const points = errors.map(({ message }) => message);
  const title = notice?.title ?? 'What you typed';
  if (fields.length === 0) return plainPage(title, [...sentences, goBack].filter(Boolean), points);
  const form = [
    `<form method="post" action="${escaped(action)}">`,
    ...fields.flatMap(([name, values]) =>
      values.map((value) => (carried.has(name) ? hidden(name, value) : field(name, value))),
    ),
    token ? hidden(hiddenFields.formToken, token.formToken) : '',
    '<p><button>Send it again</button></p></form>',
  ];
  return plainPage(title, sentences.filter(Boolean), points, form.join(''));
}

const goBack = 'Go back in your browser: what you typed is still there. Fix it and send it again.';

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
}

/** The parser drops the first line break of a text, so one is put before it. */
function field(name: string, value: string): string {
  const label = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const control =
    value.includes('\n') || value.length > 60
      ? `<textarea name="${escaped(name)}" rows="8">\n${escaped(value)}</textarea>`
      : `<input name="${escaped(name)}" value="${escaped(value)}">`;
  return `<p><label>${escaped(label[0]?.toUpperCase() + label.slice(1))}${control}</label></p>`;
}
