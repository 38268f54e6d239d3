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
              <dd className={fact.href ? styles.contact : undefined}>
                {fact.href ? <a href={fact.href}>{fact.description}</a> : fact.description}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
