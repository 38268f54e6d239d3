import { PlainAdditionForm } from '@frontage/blocks/form/PlainAdditionForm.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import styles from './ThankYou.module.css';

/** The page after a form was sent without script: the place that was kept free is taken now. */
export function ThankYou({ title, text }: { title: string; text: string }) {
  return (
    <section data-ground="water" className={styles.section} aria-labelledby="thank-you">
      <h1 id="thank-you" className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <PlainAdditionForm />
      <TextLink href="/">Back to the home page</TextLink>
      <div className={styles.berth}>
        <span className={styles.asset} />
        <span className={styles.label}>received</span>
      </div>
    </section>
  );
}
