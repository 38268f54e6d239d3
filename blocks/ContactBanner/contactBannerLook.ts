import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { followingForm } from '@frontage/contract/forms/ownForm.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { contactLookOf } from '../form/contactLookOf.ts';

type Modal = NonNullable<BlockOf<'contact_banner'>['modal']>;

/** What the banner's script gets; only for banners that open a dialog. */
export function contactBannerLook({ block, page, id }: BlockProps<BlockOf<'contact_banner'>>, modal: Modal) {
  const anchor = `${id}-dialog`;
  const { formId, submitText, ...words } = modal;
  const close = wordsOf(page.site)['page.close'];
  return {
    look: contactLookOf(page, {
      ...{ anchor, formId, idPrefix: anchor },
      buttonText: submitText,
      byBlock: ['file'],
      labelledBy: `${anchor}-heading`,
    }),
    offersMore: followingForm(formId, page.ownForms?.[formId]) === 'more',
    buttonText: block.buttonText,
    modal: { ...words, ...(close ? { closeText: close } : {}), text: withAnswerTime(modal.text, page.site) },
  };
}
