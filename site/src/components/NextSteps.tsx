import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { messagingText } from '@frontage/contract/constants.ts';
import { thanksTexts } from '@frontage/contract/contact/thanksTexts.ts';
import { type Words, worded } from '@frontage/contract/contact/worded.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
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
  const say = (sentence: string) => worded(words, sentence);
  const steps: { when: string; what: ReactNode; way?: ReactNode }[] = [
    ...(email ? [{ when: say(thanksTexts.now), what: say(thanksTexts.emailComes(email)) }] : []),
    ...(isUsual
      ? [
          {
            when: withAnswerTime(say(thanksTexts.within), site),
            what: say(thanksTexts.isRead),
          },
        ]
      : []),
    {
      when: say(thanksTexts.urgent),
      what: say(thanksTexts.call),
      way: (
        <>
          <TextLink href={`tel:${phone.raw}`}>{phone.formatted}</TextLink>
          {messagingHref ? <TextLink href={messagingHref}>{messagingText}</TextLink> : null}
        </>
      ),
    },
    {
      when: say(thanksTexts.untilThen),
      what: say(thanksTexts.nothingLeft),
      way: <TextLink href={callToAction.href}>{callToAction.label}</TextLink>,
    },
  ];
  return (
    <section data-ground="paper" className={styles.section} aria-labelledby="next">
      <h2 id="next">{say(thanksTexts.next)}</h2>
      <ol className={styles.steps}>
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
