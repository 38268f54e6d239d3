import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { downloadMarks } from '@frontage/contract/contact/newsletterMarkup.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { paths } from '@frontage/contract/paths.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { SheetWithAsset } from '@frontage/design/drawings/SheetWithAsset.tsx';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { SendingButton } from '@frontage/design/kit/SendingButton/SendingButton.tsx';
import { ConsentNote } from '../form/ConsentNote.tsx';
import { EnhancedForm, FormAnswers } from '../form/enhanced/EnhancedForm.tsx';
import { InOrder, listAskedNames } from '../form/enhanced/InOrder.tsx';
import { WhoField } from '../form/enhanced/PlainField.tsx';
import { OnceSent, SentFrame, UntilSent } from '../form/enhanced/SentFrame.tsx';
import { WorkEmailField } from '../form/enhanced/WorkEmailField.tsx';
import { buttonTextOf } from '../form/formSettings.ts';
import { formSettingsOf } from '../form/formSettingsOf.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './DownloadPdfForm.module.css';

/** What the block asks for besides the address; the owner may ask for more. */
function askedBy({ asksCompany, asksName, asksPhone }: ArticleBlockOf<'downloadPDFForm'>): string[] {
  return [...(asksName ? ['name'] : []), ...(asksCompany ? ['company'] : []), ...(asksPhone ? ['phone'] : [])];
}

/** A document in return for an address, on a field sheet. The browser can send the form without script. R47. */
export function DownloadPdfForm(props: ArticleBlockProps<ArticleBlockOf<'downloadPDFForm'>>) {
  const { block, page, id, level, article } = props;
  const Heading = `h${level}` as const;
  const ReadyHeading = level === 2 ? 'h3' : 'h4';
  const headingId = `${id}-heading`;
  const names = listAskedNames(page, block.formId, formTable['article-file'], askedBy(block));
  const settings = formSettingsOf(page, {
    formId: block.formId,
    idPrefix: id,
    anchor: id,
    fields: names,
  });
  return (
    <section id={id} className={styles.sheet} aria-labelledby={headingId}>
      <SheetWithAsset className={styles.drawing} />
      <div className={styles.words}>
        <Heading id={headingId} className={styles.title}>
          {block.title}
        </Heading>
        <p className={styles.description}>{block.description}</p>
        <p className={styles.file}>{block.fileNote}</p>
        <SentFrame className={styles.place} isSteady>
          <UntilSent>
            <EnhancedForm
              settings={settings}
              path={paths.articleFile}
              fixed={{
                type: block.document,
                articleId: String(article.id),
                tags: article.tags.map((tag) => tag.slug).join(','),
              }}
              labelledBy={headingId}
              className={styles.form}
            >
              <FormAnswers settings={settings} />
              <InOrder
                names={names}
                parts={{
                  name: <WhoField settings={settings} name="name" isOptional />,
                  company: <WhoField settings={settings} name="company" isOptional />,
                  phone: <WhoField settings={settings} name="phone" isOptional />,
                }}
              />
              <div className={styles.row}>
                <WorkEmailField settings={settings} className={styles.field} />
                <SendingButton
                  label={buttonTextOf(page, block.formId, block.buttonText)}
                  sendingLabel=""
                  isSending={false}
                  tone="ink"
                />
              </div>
              <ConsentNote settings={settings} />
            </EnhancedForm>
          </UntilSent>
          <OnceSent words={settings.words}>
            <ReadyHeading tabIndex={-1} className={styles.readyTitle}>
              {saySite(settings.words, 'documentTitle')}
            </ReadyHeading>
            <p className={styles.readyText}>{saySite(settings.words, 'documentWaits')}</p>
            <div {...{ [downloadMarks.link]: '' }}>
              <ButtonLink href={`#${id}`}>{saySite(settings.words, 'documentOpen')}</ButtonLink>
            </div>
          </OnceSent>
        </SentFrame>
      </div>
    </section>
  );
}
