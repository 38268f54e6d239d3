import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { processingNote } from '@frontage/contract/contact/messages.ts';
import { manyAnswers, type RateQuestion } from '@frontage/contract/estimate.ts';
import { billView, collectAnswers, estimateMarks } from '@frontage/contract/estimateMarkup.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { estimateQuestions } from '@frontage/contract/primitives/estimateQuestions.ts';
import { billTexts, sayBill } from '@frontage/contract/words/billTexts.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { FieldError } from '@frontage/design/kit/Field/Field.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import type { ReactNode } from 'react';
import { EnhancedForm, FormAnswers, FormFoot } from '../form/enhanced/EnhancedForm.tsx';
import { InOrder, listAskedNames } from '../form/enhanced/InOrder.tsx';
import { PlainMessage, WhoField } from '../form/enhanced/PlainField.tsx';
import { OnceSent, SentFrame, SentWords, UntilSent } from '../form/enhanced/SentFrame.tsx';
import form from '../form/form.module.css';
import { buttonTextOf, type FormSettings, fieldId } from '../form/formSettings.ts';
import { formSettingsOf, messageOf } from '../form/formSettingsOf.ts';
import { chosenIn, errorAt } from '../form/placedAnswer.ts';
import styles from './Estimate.module.css';
import { EstimateBill } from './EstimateBill.tsx';

/** The answers that a visitor without script has given so far. */
function answersIn(settings: Pick<FormSettings, 'answer'>) {
  return collectAnswers(
    estimateQuestions.flatMap((name) => (chosenIn(settings, name) ?? []).map((value) => [name, value] as const)),
  );
}

/** Questions and their bill, then the address: one form, so that the answers are sent with the message. R46. */
export function Estimate({ block, page, id }: BlockProps<BlockOf<'estimate'>>) {
  const headingId = `${id}-heading`;
  const contactId = `${id}-contact`;
  const names = listAskedNames(page, block.formId, formTable.estimate);
  const settings = formSettingsOf(page, {
    formId: block.formId,
    idPrefix: `${id}-estimate`,
    anchor: contactId,
    fields: [...estimateQuestions, ...names],
    worded: { message: messageOf(block) },
    note: processingNote,
  });
  const { currency } = page.site;
  const view = billView(block.rates, answersIn(settings), currency, settings.words);
  return (
    <>
      <Section id={id} ground="paper" labelledBy={headingId} padding="none">
        <div className={styles.head}>
          <h1 id={headingId} className={styles.heading}>
            {block.heading}
          </h1>
          <p className={styles.lead}>{block.lead}</p>
        </div>
      </Section>
      <SentFrame>
        <EnhancedForm
          settings={settings}
          path={paths.estimate}
          labelledBy={headingId}
          says={billTexts}
          marks={{
            [estimateMarks.rates]: JSON.stringify(block.rates),
            ...(currency ? { [estimateMarks.currency]: currency } : {}),
          }}
        >
          <input type="hidden" name="ratesVersion" value={block.rates.version} />
          <input type="hidden" name="lowUsd" defaultValue={view.shown.lowUsd} {...{ [estimateMarks.shown]: '' }} />
          <input type="hidden" name="highUsd" defaultValue={view.shown.highUsd} {...{ [estimateMarks.shown]: '' }} />
          <Section id={`${id}-questions`} ground="land" labelledBy={`${id}-bill-heading`}>
            <div className={styles.columns}>
              <div className={styles.questions}>
                {block.rates.questions.map((question) => (
                  <EstimateQuestion key={question.name} question={question} settings={settings} />
                ))}
              </div>
              <div className={styles.billColumn}>
                <EstimateBill block={block} id={id} view={view} currency={currency} words={settings.words} />
              </div>
            </div>
            <a href={`#${id}-bill`} className={styles.bar} hidden {...{ [estimateMarks.bar]: '' }}>
              <span {...{ [estimateMarks.text]: 'bar' }}>{sayBill(settings.words, 'bill.empty')}</span>
              <span className={styles.toBill}>{sayBill(settings.words, 'bill.toBill')}</span>
            </a>
          </Section>
          <UntilSent>
            <Section id={contactId} ground="water" labelledBy={`${contactId}-heading`} className={styles.contact}>
              <div className={styles.columns}>
                <div className={styles.words}>
                  <h2 id={`${contactId}-heading`} className={styles.contactHeading}>
                    {block.contactHeading}
                  </h2>
                  <p className={styles.contactLead}>{withAnswerTime(block.contactLead, page.site)}</p>
                </div>
                <div className={`${form.form} ${form.paired} ${styles.fields}`}>
                  <FormAnswers settings={settings} />
                  <InOrder names={names} parts={whoParts(settings, block)} />
                  <FormFoot settings={settings} buttonText={buttonTextOf(page, block.formId, block.buttonText)} />
                </div>
              </div>
              <div className={styles.berth}>
                <Berth freeLabel={block.ghostLabel} takenLabel={block.ghostLabel} isTaken={false} />
              </div>
            </Section>
          </UntilSent>
        </EnhancedForm>
        <OnceSent words={settings.words}>
          <Section id={`${id}-sent`} ground="water" className={styles.contact}>
            <SentWords settings={settings} />
            <div className={styles.berth}>
              <Berth freeLabel={block.ghostLabel} takenLabel={saySite(settings.words, 'stamp')} isTaken />
            </div>
          </Section>
        </OnceSent>
      </SentFrame>
    </>
  );
}

function whoParts(settings: FormSettings, block: BlockOf<'estimate'>): Record<string, ReactNode> {
  return {
    name: <WhoField settings={settings} name="name" />,
    email: <WhoField settings={settings} name="email" />,
    company: <WhoField settings={settings} name="company" isOptional />,
    phone: <WhoField settings={settings} name="phone" isOptional />,
    message: <PlainMessage settings={settings} {...messageOf(block)} />,
  };
}

interface EstimateQuestionProps {
  question: RateQuestion;
  settings: Pick<FormSettings, 'answer' | 'idPrefix'>;
}

/** One question with its answers as boxes. */
function EstimateQuestion({ question, settings }: EstimateQuestionProps) {
  const { name, hint, options } = question;
  const id = fieldId(settings, name);
  const hintId = `${id}-hint`;
  return (
    <fieldset className={styles.question} aria-describedby={hint ? `${hintId} ${id}-error` : `${id}-error`}>
      <legend className={styles.legend}>{question.question}</legend>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <ChoiceChips
        name={name}
        kind={manyAnswers.includes(name) ? 'checkbox' : 'radio'}
        options={options.map(({ label, value }) => ({ label, value }))}
        chosen={chosenIn(settings, name)}
        firstId={id}
      />
      <FieldError id={`${id}-error`} name={name} error={errorAt(settings, name)} />
    </fieldset>
  );
}
