import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { withOwnAddresses } from '@frontage/contract/ownFacts.ts';
import type { BlockOf, PageContext } from '@frontage/contract/page.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { FormPlace } from '../form/FormPlace.tsx';
import type { FormLook } from '../form/formLook.ts';
import styles from './FormOnQuay.module.css';

type Facts = NonNullable<BlockOf<'form'>['facts']>;

interface FormOnQuayProps {
  block: BlockOf<'form'>;
  look: FormLook;
  site: PageContext['site'];
}

/** Facts at the left, fields at the right, a free place on the edge to the footer. */
export function FormOnQuay(props: FormOnQuayProps) {
  const { look } = props;
  return (
    <Section id={look.settings.anchor} ground="water" labelledBy={look.labelledBy} className={styles.section}>
      <div className={styles.columns}>
        <Words {...props} />
        <FormPlace look={look} className={styles.form} />
      </div>
    </Section>
  );
}

/** What is beside the form. */
function Words({ block, look, site }: FormOnQuayProps) {
  const facts = withChat(withOwnAddresses(block.facts ?? [], site), site);
  return (
    <div className={styles.facing}>
      <h2 id={look.labelledBy}>
        <Lines text={block.heading} />
      </h2>
      {block.lead ? <p className={styles.lead}>{withAnswerTime(block.lead, site)}</p> : null}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.title} className={styles.fact}>
              <dt>{fact.title}</dt>
              <dd>
                {fact.href ? (
                  <a href={fact.href} className={isAddress(fact.href) ? styles.address : styles.way}>
                    {fact.description}
                  </a>
                ) : (
                  withAnswerTime(fact.description, site)
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** Adds the chat of the settings to number and address. */
function withChat(facts: Facts, site: PageContext['site']): Facts {
  const { messagingHref } = site;
  const words = wordsOf(site);
  if (!messagingHref || !facts.some(({ href }) => href && isAddress(href))) return facts;
  return [
    ...facts,
    { title: saySite(words, 'page.chatTitle'), description: saySite(words, 'page.chat'), href: messagingHref },
  ];
}

/** Numbers and addresses are set like figures; a link to a page is a sentence. */
function isAddress(href: string): boolean {
  return /^(?:tel|mailto):/.test(href);
}
