import { PlainForm } from '@frontage/blocks/form/PlainForm.tsx';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { subscribeNote, subscribeNoteVersion } from '@frontage/contract/contact/messages.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { Field } from '@frontage/design/kit/Field/Field.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import styles from './Newsletter.module.css';

interface NewsletterProps {
  page: Pick<PageContext, 'site' | 'path' | 'formTokens'>;
  /** Slugs of what the page is about; they are kept with the address. */
  tags?: readonly string[];
  /** 1 where the form is all there is on its page. */
  level?: 1 | 2;
  /** Paper where water follows: no two sections in a row have the same ground. */
  ground?: 'water' | 'paper';
}

/** The offer of the letter that closes articles and lists. Field and button stand on the quay line, small print below. */
export function Newsletter({ page, tags = [], level = 2, ground = 'water' }: NewsletterProps) {
  const Heading = `h${level}` as const;
  const { newsletter, companyName, email, privacyPath } = page.site;
  const [beforePolicy, afterPolicy] = subscribeNote.split('privacy policy');
  const settings = {
    formId: newsletterFormId,
    idPrefix: 'newsletter',
    anchor: 'newsletter',
    ...page.formTokens[newsletterFormId],
    pagePath: page.path,
    companyName,
    email,
    privacyPath,
  };
  const { label, placeholder } = fieldTexts.workEmail;
  return (
    <Section id="newsletter" ground={ground} padding="none" labelledBy="newsletter-heading" className={styles.strip}>
      <Heading id="newsletter-heading" className={styles.heading}>
        <Lines text={newsletter.heading} />
      </Heading>
      <PlainForm
        settings={settings}
        path={paths.subscribe}
        fixed={{ uri: page.path, tags: tags.join(',') }}
        consentVersion={subscribeNoteVersion}
        labelledBy="newsletter-heading"
        level={level === 1 ? 2 : 3}
        className={styles.form}
      >
        <div className={styles.row}>
          <Field id="newsletter-email" name="email" label={label} className={styles.field}>
            <TextInput
              id="newsletter-email"
              type="email"
              name="email"
              placeholder={placeholder}
              autoComplete="email"
              maxLength={maxCharacters.email}
              required
            />
          </Field>
          <div className={styles.button}>
            <Button type="submit">{newsletter.buttonText}</Button>
          </div>
        </div>
      </PlainForm>
      <p className={styles.note}>
        {sentence(newsletter.note)} {beforePolicy}
        <a href={privacyPath}>privacy policy</a>
        {afterPolicy}
      </p>
    </Section>
  );
}

function sentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}
