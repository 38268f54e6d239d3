import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { Disclosure, PictureView, widthOf } from '@frontage/design/kit/index.ts';
import { Answer } from '../text/Answer.tsx';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';

/** Points that open one at a time; opening one closes the other without script. R15. */
export function AccordionBlock({ block, id, level }: ArticleBlockProps<ArticleBlockOf<'accordion_block'>>) {
  const firstOpen = block.items.findIndex((item) => item.isOpen);
  return (
    <div id={id} className="ruled">
      {block.items.map((item, index) => (
        <Disclosure key={item.title} title={item.title} group={`${id}-points`} open={index === firstOpen} level={level}>
          <Answer item={item}>
            {item.image ? (
              <PictureView
                picture={item.image}
                size="690-517"
                width={widthOf(6, { medium: '39rem' })}
                className="plate"
              />
            ) : null}
          </Answer>
        </Disclosure>
      ))}
    </div>
  );
}
