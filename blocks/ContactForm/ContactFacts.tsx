import type { BlockOf } from '@frontage/contract/blocks.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import styles from './ContactForm.module.css';

/** What stands left of the form: static, so that its words reach the browser once. */
export function ContactFacts({ block, headingId }: { block: BlockOf<'contact_form'>; headingId: string }) {
  return (
    <>
      <h2 id={headingId}>
        <Lines text={block.heading} />
      </h2>
      <p className={styles.lead}>{block.lead}</p>
      {block.facts.length > 0 ? (
        <dl className={styles.facts}>
          {block.facts.map((fact) => (
            <div key={fact.title} className={styles.fact}>
              <dt>{fact.title}</dt>
              <dd>
                {fact.href ? (
                  <a href={fact.href} className={isAddress(fact.href) ? styles.address : styles.way}>
                    {fact.description}
                  </a>
                ) : (
                  fact.description
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

/** A number or an address is set as figures are; the way to a page is a sentence. */
function isAddress(href: string): boolean {
  return /^(?:tel|mailto):/.test(href);
}
