import { hiddenFields, originField } from '@frontage/contract/contact/formMarkup.ts';
import { plainTexts } from '@frontage/contract/contact/plainTexts.ts';
import { describedForm, type OwnForm } from '@frontage/contract/forms/ownForm.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import { escapeHtml, type PlainPage } from '../http/plainPage.ts';
import { honeypotNames } from './formToken.ts';

/** Fields that no person typed; they are hidden. */
const carried = new Set<string>([
  ...Object.values(hiddenFields),
  originField,
  'resendUrl',
  'zone',
  't',
  'ratesVersion',
]);
/** These are sent with a new value, or not at all. */
const renewed = new Set<string>([hiddenFields.formToken, ...honeypotNames]);

/**
 * The form as a page that the host makes itself, while the site's page cannot be drawn: what happened, what is wrong,
 * and everything that was typed, ready to be corrected and sent again.
 */
export function makePlainForm(answer: FormAnswer, action: string, own: OwnForm | undefined): PlainPage {
  const { errors, filesLost, formId, notice, token, typed } = answer;
  const fields = Object.entries(typed).filter(([name]) => !renewed.has(name));
  const page = {
    title: notice?.title ?? plainTexts.typed,
    sentences: [
      ...(notice?.text ? [notice.text] : []),
      ...(filesLost.length > 0 ? [plainTexts.filesAgain] : []),
      ...(fields.length === 0 ? [plainTexts.goBack] : []),
    ],
    points: errors.map(({ message }) => message),
  };
  if (fields.length === 0) return page;
  const controls = fields.flatMap(([name, values]) =>
    values.map((value) =>
      carried.has(name) ? renderHidden(name, value) : renderField(name, value, labelOf(formId, name, own)),
    ),
  );
  return {
    ...page,
    form: (say) =>
      [
        `<form method="post" action="${escapeHtml(action)}">`,
        ...controls,
        token ? renderHidden(hiddenFields.formToken, token.formToken) : '',
        `<p><button>${escapeHtml(say(plainTexts.sendAgain))}</button></p></form>`,
      ].join(''),
  };
}

/** The label of a field on the page of its form; for a field that is not in the table, made from its name. */
function labelOf(formId: string, name: string, own: OwnForm | undefined): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const usual = describedForm(formId, own)?.fields.find((field) => field.name === name)?.label;
  return own?.fields?.[name]?.label ?? usual ?? `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

function renderHidden(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

/** The HTML parser drops the first line break of a text, so one is added. */
function renderField(name: string, value: string, label: string): string {
  const control =
    value.includes('\n') || value.length > 60
      ? `<textarea name="${escapeHtml(name)}" rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
  return `<p><label>${escapeHtml(label)}${control}</label></p>`;
}
