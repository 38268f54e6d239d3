import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import type { ReactNode } from 'react';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  site: Pick<SiteSettings, 'answerWorkingDays' | 'callToAction' | 'formWords' | 'messagingHref' | 'phone'>;
  /** The address of the person who sent the request, if known. */
  email: string | undefined;
  /** Whether the request is answered as usual. */
  isUsual: boolean;
  words: Words;
}

/** The steps after a request was sent, each with its time. */
export function NextSteps({ email, isUsual, site, words }: NextStepsProps) {
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
    <section data-ground="paper" className={`columns ${styles.section}`} aria-labelledby="next">
      <h2 id="next">{saySite(words, 'next')}</h2>
      <ol className={`ruled ${styles.steps}`}>
        {steps.map(({ what, way, when }) => (
          <li key={when} className={styles.step}>
            <h3>{when}</h3>
            <p>{what}</p>
            {way ? <p className={styles.way}>{way}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
