import type { ConsentTexts } from '@frontage/contract/consent.ts';
import type { ConsentPurpose } from '@frontage/contract/constants.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import styles from './ConsentBanner.module.css';
import { type ConsentAct, consentMarks } from './consentMarks.ts';

interface ConsentBannerProps {
  texts: ConsentTexts;
  /** Who counts, such as G-ABC123. */
  analyticsId: string;
  /** What a form that ended on this page counts as. */
  end: string | undefined;
}

const does = (act: ConsentAct) => ({ [consentMarks.does]: act });
const face = (name: 'ask' | 'choose') => ({ [consentMarks.face]: name });

/**
 * The question whether visits may be counted: a sheet at the foot, hidden until its script finds that the visitor has
 * not answered yet. Yes and no have equal weight. The page behind it stays usable, and focus does not move.
 */
export function ConsentBanner({ texts, analyticsId, end }: ConsentBannerProps) {
  return (
    <section
      id={consentMarks.banner}
      aria-labelledby="consent-heading"
      className={`screen-only ${styles.banner}`}
      data-analytics-id={analyticsId}
      data-version={texts.version}
      data-end={end}
      hidden
    >
      <div className={styles.face} {...face('ask')}>
        <div>
          <p id="consent-heading" tabIndex={-1} className={`strong ${styles.heading}`}>
            {texts.heading}
          </p>
          <p className={styles.text}>{texts.text}</p>
        </div>
        <div className={styles.buttons}>
          <Button {...does('refuse')}>{texts.refuseText}</Button>
          <Button {...does('allow')}>{texts.allowText}</Button>
          <button type="button" className={`strong ${styles.choose}`} {...does('choose')}>
            {texts.chooseText}
          </button>
        </div>
      </div>
      <div className={styles.face} {...face('choose')} hidden>
        <div>
          <p tabIndex={-1} className={`strong ${styles.heading}`}>
            {texts.chooseHeading}
          </p>
          <p className={styles.text}>{texts.chooseNote}</p>
        </div>
        <div>
          <PurposeSwitch label={texts.neededLabel} text={texts.neededText} />
          <PurposeSwitch purpose="counting" label={texts.countingLabel} text={texts.countingText} />
          <PurposeSwitch purpose="campaigns" label={texts.campaignsLabel} text={texts.campaignsText} />
          <div className={styles.pair}>
            <Button {...does('keep')}>{texts.keepText}</Button>
            <Button tone="outline" {...does('back')}>
              {texts.backText}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

interface PurposeSwitchProps {
  /** Left out for what is always on: there is nothing to switch then, and the text says so. */
  purpose?: ConsentPurpose;
  label: string;
  text: string;
}

/** One purpose with its switch: a square that slides along a line. Solid means on, dashed means off. */
function PurposeSwitch({ purpose, label, text }: PurposeSwitchProps) {
  if (!purpose) {
    return (
      <div className={`split ${styles.row}`}>
        <div>
          <p className={`strong ${styles.purposeLabel}`}>{label}</p>
          <p className={styles.purposeText}>{text}</p>
        </div>
        <span aria-hidden="true" className={`${styles.switch} ${styles.on}`} />
      </div>
    );
  }
  const id = `consent-${purpose}`;
  return (
    <label className={`split ${styles.row}`}>
      <span>
        <span id={id} className={`strong ${styles.purposeLabel}`}>
          {label}
        </span>
        <span id={`${id}-text`} className={styles.purposeText}>
          {text}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked="false"
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        className={styles.switch}
        {...{ [consentMarks.purpose]: purpose }}
      />
    </label>
  );
}
