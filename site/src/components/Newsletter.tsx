import { ConsentNote } from '@frontage/blocks/form/Form.tsx';
import { FormPlace } from '@frontage/blocks/form/FormPlace.tsx';
import { type FormPage, formLookOf } from '@frontage/blocks/form/formLookOf.ts';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { Lines, Section, saySite } from '@frontage/design/kit/index.ts';
import links from '@frontage/design/kit/Links/Links.module.css';
import styles from './Newsletter.module.css';

interface NewsletterProps {
  page: FormPage;
  /** Slugs of the page's tags; they are stored with the address. */
  tags?: readonly string[];
  /** 1 if the form is all there is on its page. */
  level?: 1 | 2;
  /** Paper if the next section is on water: no two sections in a row have the same ground. */
  ground?: 'water' | 'paper';
}

/** The newsletter form that closes articles and lists. Field and button are on the quay line, the small print below. */
export function Newsletter({ page, tags = [], level = 2, ground = 'water' }: NewsletterProps) {
  const Heading = `h${level}` as const;
  const below = level === 1 ? 2 : 3;
  const { newsletter } = page.site;
  const words = wordsOf(page.site);
  const look = formLookOf(page, {
    ...{ anchor: 'newsletter', formId: newsletterFormId, idPrefix: 'newsletter' },
    buttonText: newsletter.buttonText,
    byBlock: newsletter.asksName ? ['name'] : [],
    className: styles.form,
    fixed: { uri: page.path, tags: tags.join(',') },
    form: formTable[newsletterFormId],
    labelledBy: 'newsletter-heading',
    level: below,
    row: { row: styles.row, field: styles.field, button: styles.button, hasNote: false },
    sent: {
      title: saySite(words, 'letterTitle'),
      text: saySite(words, 'letterText', { address: '{address}' }),
      again: saySite(words, 'letterAnother'),
      waiting: saySite(words, 'letter.waiting'),
      level: below,
      classes: {
        waiting: styles.waiting,
        words: styles.waitingWords,
        title: styles.waitingTitle,
        text: styles.waitingText,
        foot: styles.waitingFoot,
        again: links.button,
      },
    },
    tone: 'ink',
  });
  return (
    <Section
      id="newsletter"
      ground={ground}
      padding="none"
      labelledBy="newsletter-heading"
      className={`screen-only ${styles.strip}`}
    >
      <Heading id="newsletter-heading" className={styles.heading}>
        <Lines text={newsletter.heading} />
      </Heading>
      <FormPlace look={look} className={styles.place} />
      <ConsentNote settings={look.settings} className={styles.note} lead={endSentence(newsletter.note)} />
    </Section>
  );
}

function endSentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}
