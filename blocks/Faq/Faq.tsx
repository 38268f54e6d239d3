import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CheckList, Disclosure, Section, SectionHeading } from '@frontage/design/kit/index.ts';
import { MailOrChat } from '../text/MailOrChat.tsx';
import styles from './Faq.module.css';

/** Heading in four columns, questions in seven. */
export function Faq({ block, page, id }: BlockProps<BlockOf<'faq'>>) {
  return (
    <Section id={id} ground="paper" hasHeading>
      <div className={`columns ${styles.columns}`}>
        <div>
          <SectionHeading id={id} text={block.heading} />
          {block.contactLine ? (
            <p className={styles.contact}>
              {block.contactLine}
              <MailOrChat site={page.site} />
            </p>
          ) : null}
        </div>
        <div className={`ruled ${styles.questions}`}>
          {block.items.map((item) => (
            <Disclosure key={item.title} title={item.title} open={item.isOpen ?? false}>
              <p>{item.description}</p>
              <CheckList entries={item.list ?? []} />
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
