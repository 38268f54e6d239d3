import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { describedForm, followingForm } from '@frontage/contract/forms/ownForm.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { asksCompany, contactAsked } from '../form/formFields.ts';
import { buttonTextOf } from '../form/formSettings.ts';
import { formSettingsOf } from '../form/formSettingsOf.ts';
import { scriptSettings } from '../form/scriptWords.ts';

type Modal = NonNullable<BlockOf<'contact_banner'>['modal']>;

/** What the banner's script gets; only for banners that open a dialog. */
export function contactBannerLook({ block, page, id }: BlockProps<BlockOf<'contact_banner'>>, modal: Modal) {
  const anchor = `${id}-dialog`;
  const { formId } = modal;
  const own = page.ownForms?.[formId];
  const form = describedForm(formId, own);
  const close = wordsOf(page.site)['page.close'];
  const shown = asksCompany(form) ? {} : { showCompany: false };
  return {
    settings: scriptSettings(
      formSettingsOf(page, {
        formId,
        idPrefix: anchor,
        anchor,
        fields: contactAsked(own, { showFile: true, ...shown }),
        note: form?.note,
      }),
    ),
    ...shown,
    offersMore: followingForm(formId, own) === 'more',
    buttonText: block.buttonText,
    modal: {
      ...modal,
      ...(close ? { closeText: close } : {}),
      text: withAnswerTime(modal.text, page.site),
      submitText: buttonTextOf(page, formId, modal.submitText),
    },
  };
}
