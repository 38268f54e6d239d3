import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import { MarkdownView } from '../text/MarkdownView.tsx';
import text from '../text/Text.module.css';
import styles from './TextboxInArticle.module.css';

/** The running text of an article, in the columns of its page. */
export function TextboxInArticle(props: ArticleBlockProps<ArticleBlockOf<'textbox'>>) {
  const { block, id, headingId } = props;
  if (!props.text) throw new Error(`The text ${id} has not been read: readArticle makes what it shows`);
  return (
    <div id={id} className={`${text.text} ${styles.columns}`} data-part="text">
      {block.heading ? <h2 id={headingId}>{block.heading}</h2> : null}
      <MarkdownView text={props.text} site={props.page.site} />
    </div>
  );
}
