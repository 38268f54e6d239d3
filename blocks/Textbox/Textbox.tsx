import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Lines, Section, saySite, useWords } from '@frontage/design/kit/index.ts';
import { scriptsFor } from '../Embed/Embed.tsx';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import { FoldedContents, StickyContents } from '../text/Contents.tsx';
import { MarkdownView, TextView } from '../text/MarkdownView.tsx';
import { readPageText } from '../text/readPageText.ts';
import type { ReadHeading } from '../text/readText.ts';
import text from '../text/Text.module.css';
import styles from './Textbox.module.css';
import inArticle from './TextboxInArticle.module.css';

/** Text to read, in the rhythm of the reading pages: title above, its parts at the left, text in its measure. */
export function Textbox({ block, page, id }: BlockProps<BlockOf<'textbox'>>) {
  const { heading, isPageTitle = false } = block;
  const Heading = isPageTitle ? 'h1' : 'h2';
  const read = readPageText(block, page.path);
  return (
    <Section id={id} ground="paper" hasHeading={Boolean(heading)}>
      {heading ? (
        <Heading id={`${id}-heading`} className={isPageTitle ? 'large-heading' : undefined}>
          <Lines text={heading} />
        </Heading>
      ) : null}
      <div
        className={
          heading || isPageTitle ? `columns ${styles.columns} ${isPageTitle ? styles.document : ''}` : undefined
        }
      >
        {isPageTitle ? <PartsOfPage headings={read.headings} /> : null}
        <TextView read={read} site={page.site} className={`at-5-8 ${styles.text}`} />
      </div>
    </Section>
  );
}

Textbox.runs = ({ block, page }: Pick<BlockProps<BlockOf<'textbox'>>, 'block' | 'page'>) =>
  scriptsFor(block.text, page);

/** The parts of a page that is one long text. */
function PartsOfPage({ headings }: { headings: readonly ReadHeading[] }) {
  const title = saySite(useWords(), 'page.onThisPage');
  const parts = headings.filter(({ level }) => level === 2);
  if (parts.length < 2) return null;
  return (
    <>
      <FoldedContents label={title} title={title} headings={parts} />
      <StickyContents title={title} headings={parts} className={`at-1-3 ${styles.parts}`} />
    </>
  );
}

/** The running text of an article, in the columns of its page. */
export function TextboxInArticle(props: ArticleBlockProps<ArticleBlockOf<'textbox'>>) {
  const { block, id, headingId } = props;
  if (!props.text) throw new Error(`The text ${id} has not been read: readArticle makes what it shows`);
  return (
    <div id={id} className={`${text.text} ${inArticle.columns}`} data-part="text">
      {block.heading ? <h2 id={headingId}>{block.heading}</h2> : null}
      <MarkdownView text={props.text} site={props.page.site} />
    </div>
  );
}

TextboxInArticle.runs = Textbox.runs;
