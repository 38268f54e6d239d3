import { backendAddress } from '@frontage/client/backendAddress.ts';
import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import {
  billView,
  collectAnswers,
  estimateMarks,
  manyAnswers,
  type RateQuestion,
} from '@frontage/contract/estimate.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { estimateQuestions } from '@frontage/contract/primitives/estimateQuestions.ts';
import { billTexts, sayBill } from '@frontage/contract/words/billTexts.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { FieldError } from '@frontage/design/kit/Field/Field.tsx';
import { Berth, Section, saySite } from '@frontage/design/kit/index.ts';
import type { BlockScript } from '../blockScripts.ts';
import { FormPlace } from '../form/FormPlace.tsx';
import form from '../form/form.module.css';
import { chosenIn, errorAt, type FormSettings, fieldId, formElementId, takesFiles } from '../form/formLook.ts';
import { formLookOf, messageOf, wordMarks } from '../form/formLookOf.ts';
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
  const look = formLookOf(page, {
    ...{ anchor: contactId, buttonText: block.buttonText, formId: block.formId, idPrefix: `${id}-estimate` },
    around: estimateQuestions,
    className: `${form.form} ${form.paired}`,
    form: formTable.estimate,
    isPart: true,
    labelledBy: headingId,
    says: billTexts,
    worded: { message: messageOf(block) },
  });
  const { settings } = look;
  const words = wordsOf(page.site);
  const { currency } = page.site;
  const view = billView(block.rates, answersIn(settings), currency, words);
  return (
    <>
      <Section id={id} ground="paper" labelledBy={headingId} padding="none">
        <div className={styles.head}>
          <h1 id={headingId} className={styles.heading}>
            {block.heading}
          </h1>
          <p className={`lead ${styles.lead}`}>{block.lead}</p>
        </div>
      </Section>
      <form
        id={formElementId(settings)}
        method="post"
        action={`${backendAddress}${paths.estimate}`}
        {...(takesFiles(look) ? { encType: 'multipart/form-data' } : {})}
        noValidate
        aria-labelledby={headingId}
        {...{
          [formMarks.form]: block.formId,
          [estimateMarks.rates]: JSON.stringify(block.rates),
          ...(currency ? { [estimateMarks.currency]: currency } : {}),
          ...wordMarks({ words }, billTexts),
        }}
      >
        <input type="hidden" name="ratesVersion" value={block.rates.version} />
        <input type="hidden" name="lowUsd" defaultValue={view.shown.lowUsd} {...{ [estimateMarks.shown]: '' }} />
        <input type="hidden" name="highUsd" defaultValue={view.shown.highUsd} {...{ [estimateMarks.shown]: '' }} />
        <Section id={`${id}-questions`} ground="land" labelledBy={`${id}-bill-heading`}>
          <div className={`columns ${styles.columns}`}>
            <div className={`ruled at-1-7 ${styles.questions}`}>
              {block.rates.questions.map((question) => (
                <EstimateQuestion key={question.name} question={question} settings={settings} />
              ))}
            </div>
            <div className="at-8-5">
              <EstimateBill block={block} id={id} view={view} currency={currency} words={words} />
            </div>
          </div>
          <a
            href={`#${id}-bill`}
            className={`screen-only until-64 split strong ${styles.bar}`}
            hidden
            {...{ [estimateMarks.bar]: '' }}
          >
            <span {...{ [estimateMarks.text]: 'bar' }}>{sayBill(words, 'bill.empty')}</span>
            <span className={styles.toBill}>{sayBill(words, 'bill.toBill')}</span>
          </a>
        </Section>
        <Section id={contactId} ground="water" labelledBy={`${contactId}-heading`} className={styles.contact}>
          <div className={`columns ${styles.columns}`}>
            <div className="at-1-5">
              <h2 id={`${contactId}-heading`} className={styles.contactHeading}>
                {block.contactHeading}
              </h2>
              <p className={`lead ${styles.contactLead}`}>{withAnswerTime(block.contactLead, page.site)}</p>
            </div>
            <FormPlace look={look} className="at-7-6" />
          </div>
          <div className={styles.berth}>
            <Berth freeLabel={block.ghostLabel} takenLabel={block.ghostLabel} isTaken={false} />
          </div>
          <div className={`${styles.berth} ${styles.taken}`}>
            <Berth freeLabel={block.ghostLabel} takenLabel={saySite(words, 'stamp')} isTaken />
          </div>
        </Section>
      </form>
    </>
  );
}

Estimate.runs = (): BlockScript[] => ['forms', 'estimate'];

interface EstimateQuestionProps {
  question: RateQuestion;
  settings: Pick<FormSettings, 'answer' | 'idPrefix'>;
}

function EstimateQuestion({ question, settings }: EstimateQuestionProps) {
  const { name, hint, options } = question;
  const id = fieldId(settings, name);
  const hintId = `${id}-hint`;
  return (
    <fieldset className={styles.question} aria-describedby={hint ? `${hintId} ${id}-error` : `${id}-error`}>
      <legend className={`strong ${styles.legend}`}>{question.question}</legend>
      {hint ? (
        <p id={hintId} className={`note ${styles.hint}`}>
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
