import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { ContactFormIsland } from './ContactForm.island.tsx';
import styles from './ContactForm.module.css';
import { contactFormLook, isFormOpen } from './contactFormLook.ts';

/** Facts at the left, fields at the right, a free place on the edge to the footer. */
export function ContactForm(props: BlockProps<BlockOf<'contact_form'>>) {
  if (!isFormOpen(props)) return null;
  const drawn = contactFormLook(props);
  const { look } = drawn;
  return (
    <Section id={look.settings.anchor} ground="water" labelledBy={look.labelledBy} className={styles.section}>
      <ContactFormIsland {...drawn}>
        <ContactFacts block={props.block} headingId={look.labelledBy} site={props.page.site} />
      </ContactFormIsland>
    </Section>
  );
}
