import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { answerTo } from './answerTo.ts';
import type { FormSettings } from './formSettings.ts';

/* Separate from the settings themselves: this runs where pages are drawn, and those are sent to browsers. */

interface FormPlace {
  formId: string;
  idPrefix: string;
  anchor: string;
  /** Names of its fields. */
  fields: readonly string[];
  eventSlug?: string | undefined;
  vacancy?: string | undefined;
  /** Used if the owner has no words for it. */
  note?: FormDescription['note'];
}

/** The settings of one form on a page. Throws, naming the form, where the page has no token for it. */
export function formSettingsOf(
  page: Pick<PageContext, 'formTokens' | 'ownForms' | 'path' | 'site' | 'visit'>,
  form: FormPlace,
): FormSettings {
  const token = page.formTokens[form.formId];
  if (!token) throw new Error(`The page ${page.path} has no token for its form "${form.formId}"`);
  const { eventSlug, fields, note, vacancy, ...rest } = form;
  const answer = answerTo(page, form.formId, fields);
  const { language } = page.site;
  const words = wordsOf(page.site.formWords);
  return {
    ...rest,
    ...(eventSlug ? { eventSlug } : {}),
    ...(vacancy ? { vacancy } : {}),
    ...(answer ? { answer } : {}),
    ...(note ? { note } : {}),
    ...ownOf(page, form),
    ...(Object.keys(words).length > 0 ? { words } : {}),
    ...(language && language !== usualLanguage ? { language } : {}),
    ...token,
    pagePath: page.path,
    companyName: page.site.companyName,
    answerText: withAnswerTime(saySite(words, 'thanksAnswer', { answerTime: '{answerTime}' }), page.site),
    email: page.site.email,
    privacyPath: page.site.privacyPath,
  };
}

/** The owner's changes to a form, as far as its script and its thank-you need them. */
function ownOf({ ownForms, site }: Pick<PageContext, 'ownForms' | 'site'>, form: FormPlace) {
  const { consent, fields, nextPath, order, thanksText, thanksTitle } = ownForms?.[form.formId] ?? {};
  const text = thanksText && withAnswerTime(thanksText, site);
  return {
    ...(fields || order ? { own: { asked: form.fields, ...(fields ? { fields } : {}) } } : {}),
    ...(consent ? { note: consent } : {}),
    ...(nextPath ? { next: nextPath } : {}),
    ...(thanksTitle || text ? { thanks: { title: thanksTitle, text } } : {}),
  };
}
