import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { withOwnAddresses } from '@frontage/contract/ownFacts.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import styles from './ContactForm.module.css';

type Facts = BlockOf<'contact_form'>['facts'];

interface ContactFactsProps {
  block: BlockOf<'contact_form'>;
  headingId: string;
  site: PageContext['site'];
}

/** The part left of the form: static, so that its words are sent to the browser once. */
export function ContactFacts({ block, headingId, site }: ContactFactsProps) {
  const facts = withChat(withOwnAddresses(block.facts, site), site);
  return (
    <>
      <h2 id={headingId}>
        <Lines text={block.heading} />
      </h2>
      <p className={styles.lead}>{withAnswerTime(block.lead, site)}</p>
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
    </>
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
