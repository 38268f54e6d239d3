import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import type { ReactNode } from 'react';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  site: Pick<SiteSettings, 'answerWorkingDays' | 'callToAction' | 'phone'>;
  /** Of whoever has sent the request, where it is known. */
  email: string | undefined;
  /** Answered as requests usually are. */
  isUsual: boolean;
}

/** What happens after a request was sent, each step with its time. */
export function NextSteps({ email, isUsual, site }: NextStepsProps) {
  const { callToAction, phone } = site;
  const steps: { when: string; what: ReactNode; way?: ReactNode }[] = [
    ...(email ? [{ when: 'Now', what: `An email with the number of your message goes to ${email}.` }] : []),
    ...(isUsual
      ? [
          {
            when: withAnswerTime('Within {answerTime}', site),
            what: 'An engineer reads it and answers.',
          },
        ]
      : []),
    {
      when: 'If it cannot wait',
      what: 'Call us. What you sent is there already.',
      way: <TextLink href={`tel:${phone.raw}`}>{phone.formatted}</TextLink>,
    },
    {
      when: 'Until then',
      what: 'There is nothing left for you to do.',
      way: <TextLink href={callToAction.href}>{callToAction.label}</TextLink>,
    },
  ];
  return (
    <section data-ground="paper" className={styles.section} aria-labelledby="next">
      <h2 id="next">What happens next</h2>
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
