import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { processingNote } from '@frontage/contract/contact/messages.ts';
import { questionMarks, versionField } from '@frontage/contract/forms/questionMarks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { questionTexts } from '@frontage/contract/words/questionTexts.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { EnhancedForm, FormAnswers, FormFoot } from '../form/enhanced/EnhancedForm.tsx';
import { OnceSent, SentFrame, SentWords, UntilSent } from '../form/enhanced/SentFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import form from '../form/form.module.css';
import { buttonTextOf } from '../form/formSettings.ts';
import { formSettingsOf } from '../form/formSettingsOf.ts';
import styles from './OwnForm.module.css';
import { Pages } from './Pages.tsx';

/** A form of an owner's questions. Nothing is shown of a form that is no longer there. */
export function OwnForm({ block, page, id }: BlockProps<BlockOf<'form'>>) {
  const own = page.ownForms?.[block.form];
  const { questions, version = '' } = own ?? {};
  if (!questions) return null;
  const headingId = `${id}-heading`;
  const settings = formSettingsOf(page, {
    formId: block.form,
    idPrefix: `${id}-form`,
    anchor: id,
    fields: questions.map((question) => question.id),
    note: processingNote,
  });
  const drawn = (
    <EnhancedForm
      settings={settings}
      path={paths.sendMail}
      fixed={{ [versionField]: version }}
      hasFiles={questions.some(({ kind }) => kind === 'file')}
      labelledBy={headingId}
      className={form.form}
      says={questionTexts}
      marks={{
        [questionMarks.form]: JSON.stringify(questions.map(({ help: _, placeholder: __, ...checked }) => checked)),
      }}
    >
      <FormAnswers settings={settings} />
      <Pages questions={questions} settings={settings}>
        <FormFoot
          settings={settings}
          buttonText={buttonTextOf(page, block.form, saySite(settings.words, 'page.send'))}
        />
      </Pages>
    </EnhancedForm>
  );
  const lead = block.lead && withAnswerTime(block.lead, page.site);
  if (block.look === 'beside') {
    return (
      <FormSheet {...{ id, headingId, settings }} heading={block.heading} lead={lead}>
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
      <SentFrame className={styles.column}>
        <UntilSent>{drawn}</UntilSent>
        <OnceSent words={settings.words}>
          <SentWords settings={settings} isSmall />
        </OnceSent>
      </SentFrame>
    </Section>
  );
}
