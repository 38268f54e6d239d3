import { AdditionForm, additionId, additionNames } from '@frontage/blocks/form/AdditionForm.tsx';
import { typedIn } from '@frontage/blocks/form/formLook.ts';
import { type FormPage, formSettingsOf } from '@frontage/blocks/form/formLookOf.ts';
import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { leadHandles } from '@frontage/contract/contact/answers.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { Receipt } from '@frontage/contract/visit.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { sayQuoted, saySite } from '@frontage/contract/words/siteTexts.ts';
import { ReceivedSheet } from '@frontage/design/drawings/sheets.tsx';
import { Berth, Facts, TextLink } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import styles from './ThankYou.module.css';

interface ThankYouProps {
  title: string;
  text: string;
  page: FormPage & Pick<PageContext, 'home'>;
}

/**
 * The page after a form was sent without script, or after something was added to a request: the free place on the line
 * is now taken, and the receipt is on the same line. If the owner worded a form's thank-you, those words say who
 * answers, and when.
 */
export function ThankYou({ page, text, title }: ThankYouProps) {
  const { home = '/', site, visit } = page;
  const words = wordsOf(site);
  const isUsual = visit?.thanks?.text === undefined;
  return (
    <>
      <section data-ground="water" className={`columns ${styles.section}`} aria-labelledby="answer">
        <div className={`stack at-1-7 ${styles.words}`}>
          <h1 id="answer" className="large-heading">
            {title}
          </h1>
          <p className={`lead ${styles.text}`}>{text}</p>
          <TextLink href={home}>{saySite(words, 'home')}</TextLink>
        </div>
        <div className={`at-8-5 ${styles.sheet}`}>
          {visit?.receipt ? (
            <ReceiptSheet receipt={visit.receipt} isUsual={isUsual} messagingHref={site.messagingHref} words={words} />
          ) : (
            <ReceivedSheet />
          )}
        </div>
      </section>
      <Addition page={page} />
      <NextSteps site={site} email={visit?.receipt?.email} isUsual={isUsual} words={words} />
    </>
  );
}

/** What may be added, for the visitor whose request it is. R44. */
function Addition({ page }: { page: FormPage }) {
  const formTokens = { [additionId]: { formToken: '', honeypotName: '' } };
  const here = { formId: additionId, idPrefix: additionId, anchor: additionId, fields: additionNames };
  const settings = formSettingsOf({ ...page, formTokens }, here);
  const typed = Object.keys(leadHandles.shape).map((name) => [name, typedIn(settings, name) ?? '']);
  const handles = page.visit?.handles ?? (settings.answer && Object.fromEntries(typed));
  return handles ? (
    <div data-ground="land" className={styles.addition}>
      <AdditionForm settings={settings} handles={handles} level={2} />
    </div>
  ) : null;
}

interface NextStepsProps {
  site: Pick<SiteSettings, 'answerWorkingDays' | 'callToAction' | 'formWords' | 'messagingHref' | 'phone'>;
  /** The address of the person who sent the request, if known. */
  email: string | undefined;
  /** Whether the request is answered as usual. */
  isUsual: boolean;
  words: Words;
}

/** The steps after a request was sent, each with its time. */
function NextSteps({ email, isUsual, site, words }: NextStepsProps) {
  const { callToAction, messagingHref, phone } = site;
  const steps: { when: string; what: ReactNode; way?: ReactNode }[] = [
    ...(email ? [{ when: saySite(words, 'now'), what: saySite(words, 'emailComes', { email }) }] : []),
    ...(isUsual
      ? [
          {
            when: withAnswerTime(saySite(words, 'within', { answerTime: '{answerTime}' }), site),
            what: saySite(words, 'isRead'),
          },
        ]
      : []),
    {
      when: saySite(words, 'urgent'),
      what: saySite(words, 'call'),
      way: (
        <>
          <TextLink href={`tel:${phone.raw}`}>{phone.formatted}</TextLink>
          {messagingHref ? <TextLink href={messagingHref}>{saySite(words, 'page.chat')}</TextLink> : null}
        </>
      ),
    },
    {
      when: saySite(words, 'untilThen'),
      what: saySite(words, 'nothingLeft'),
      way: <TextLink href={callToAction.href}>{callToAction.label}</TextLink>,
    },
  ];
  return (
    <section data-ground="paper" className={`columns ${styles.next}`} aria-labelledby="next">
      <h2 id="next" className="small-heading at-1-4">
        {saySite(words, 'next')}
      </h2>
      <ol className="ruled lined at-5-8">
        {steps.map(({ what, way, when }) => (
          <li key={when} className={styles.step}>
            <h3>{when}</h3>
            <p>{what}</p>
            {way ? <p className={`wrap ${styles.way}`}>{way}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ReceiptSheetProps {
  receipt: Receipt;
  /** Whether the request is answered as usual; otherwise the owner's words say when. */
  isUsual: boolean;
  /** Address of the chat, if there is one. */
  messagingHref?: string | undefined;
  words: Words;
}

/** What arrived with a request, as a sheet on the line below it. */
function ReceiptSheet({ isUsual, messagingHref, receipt, words }: ReceiptSheetProps) {
  const { answerBy, email, files, message, received, reference } = receipt;
  const facts = [
    { title: saySite(words, 'received'), description: received },
    ...(email ? [{ title: saySite(words, 'from'), description: email }] : []),
    ...(message ? [{ title: saySite(words, 'message'), description: sayQuoted(words, message) }] : []),
    ...(files.length > 0 ? [{ title: saySite(words, 'files'), description: files.join(', ') }] : []),
    ...(isUsual ? [{ title: saySite(words, 'answerBy'), description: <strong>{answerBy}</strong> }] : []),
    ...(messagingHref
      ? [
          {
            title: saySite(words, 'urgent'),
            description: <TextLink href={messagingHref}>{saySite(words, 'page.chat')}</TextLink>,
          },
        ]
      : []),
  ];
  return (
    <section className={`account ${styles.receipt}`} aria-labelledby="receipt">
      <h2 id="receipt" className={`minor-heading wrap ${styles.receiptHeading}`}>
        {saySite(words, 'receipt')} <span className={styles.number}>{reference}</span>
      </h2>
      <Facts facts={facts} className={styles.facts} />
      <div className={styles.berth}>
        <Berth freeLabel={saySite(words, 'stamp')} takenLabel={saySite(words, 'stamp')} isTaken />
      </div>
    </section>
  );
}
