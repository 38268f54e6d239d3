import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Disclosure, Lines, Section, SectionHeading } from '@frontage/design/kit/index.ts';
import { Answer } from '../text/Answer.tsx';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import { MailOrChat } from '../text/MailOrChat.tsx';
import styles from './Faq.module.css';

const Questions = ({ items }: Pick<BlockOf<'faq'>, 'items'>) =>
  items.map((item) => (
    <Disclosure key={item.title} title={item.title} open={item.isOpen ?? false}>
      <Answer item={item} />
    </Disclosure>
  ));

/** Heading in four columns, questions in seven. */
export function Faq({ block, page, id }: BlockProps<BlockOf<'faq'>>) {
  return (
    <Section id={id} ground="paper" hasHeading>
      <div className="columns close">
        <div className="at-1-4">
          <SectionHeading id={id} text={block.heading} />
          {block.contactLine ? (
            <p className={styles.contact}>
              {block.contactLine}
              <MailOrChat site={page.site} />
            </p>
          ) : null}
        </div>
        <div className="ruled at-6-7">
          <Questions items={block.items} />
        </div>
      </div>
    </Section>
  );
}

/** Questions in an article: a heading of the article, then the questions in the width of the text. */
export function FaqInArticle({ block, page, id, headingId }: ArticleBlockProps<ArticleBlockOf<'faq'>>) {
  return (
    <section id={id} aria-labelledby={headingId}>
      <h2 id={headingId} className="small-heading">
        <Lines text={block.heading} />
      </h2>
      <div className={`ruled ${styles.questionsInArticle}`}>
        <Questions items={block.items} />
      </div>
      {block.contactLine ? (
        <p className={styles.contactInArticle}>
          {block.contactLine} <MailOrChat site={page.site} />
        </p>
      ) : null}
    </section>
  );
}
