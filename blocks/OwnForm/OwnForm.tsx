import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { questionsForm } from '@frontage/contract/forms/ownForm.ts';
import { versionField } from '@frontage/contract/forms/questionMarks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { questionTexts } from '@frontage/contract/words/questionTexts.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { FormPlace } from '../form/FormPlace.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import form from '../form/form.module.css';
import { formLookOf } from '../form/formLookOf.ts';
import styles from './OwnForm.module.css';
import { QuestionForm } from './QuestionForm.tsx';

/** A form of an owner's questions. Nothing is shown of a form that is no longer there. */
export function OwnForm({ block, page, id }: BlockProps<BlockOf<'form'>>) {
  const { questions, version = '' } = page.ownForms?.[block.form] ?? {};
  if (!questions) return null;
  const headingId = `${id}-heading`;
  const look = {
    ...formLookOf(page, {
      anchor: id,
      buttonText: saySite(wordsOf(page.site), 'page.send'),
      className: form.form,
      fixed: { [versionField]: version },
      form: questionsForm,
      formId: block.form,
      idPrefix: `${id}-form`,
      around: questions.map((question) => question.id),
      labelledBy: headingId,
      questions,
      says: questionTexts,
    }),
    names: questions.map((question) => question.id),
  };
  const lead = block.lead && withAnswerTime(block.lead, page.site);
  const drawn = <QuestionForm look={look} />;
  if (block.look === 'beside') {
    return (
      <FormSheet id={id} look={look} heading={block.heading} lead={lead}>
        {drawn}
      </FormSheet>
    );
  }
  return (
    <Section id={id} ground="paper" labelledBy={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {block.heading}
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <FormPlace look={look} className={styles.column}>
        {drawn}
      </FormPlace>
    </Section>
  );
}
