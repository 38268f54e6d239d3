import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { SheetWithAsset } from '@frontage/design/drawings/sheets.tsx';
import { FormPlace } from '../form/FormPlace.tsx';
import { formLookOf } from '../form/formLookOf.ts';
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
  const headingId = `${id}-heading`;
  const words = wordsOf(page.site);
  const look = formLookOf(page, {
    ...{ anchor: id, buttonText: block.buttonText, formId: block.formId, idPrefix: id },
    byBlock: askedBy(block),
    className: styles.form,
    fixed: {
      type: block.document,
      articleId: String(article.id),
      tags: article.tags.map((tag) => tag.slug).join(','),
    },
    form: formTable['article-file'],
    labelledBy: headingId,
    row: { row: styles.row, field: styles.field, hasNote: true },
    sent: {
      title: saySite(words, 'documentTitle'),
      text: saySite(words, 'documentWaits'),
      open: saySite(words, 'documentOpen'),
      level: level === 2 ? 3 : 4,
      isSteady: true,
      classes: { title: styles.readyTitle, text: styles.readyText },
    },
    tone: 'ink',
  });
  return (
    <section id={id} className={`field-sheet screen-only ${styles.sheet}`} aria-labelledby={headingId}>
      <SheetWithAsset className={styles.drawing} />
      <div className={styles.words}>
        <Heading id={headingId} className={styles.title}>
          {block.title}
        </Heading>
        <p className={styles.description}>{block.description}</p>
        <p className={`note ${styles.file}`}>{block.fileNote}</p>
        <FormPlace look={look} className={styles.place} />
      </div>
    </section>
  );
}
