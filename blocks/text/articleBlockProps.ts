import type { BlockProps } from '@frontage/contract/page.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { ReadBlock } from './readArticle.ts';

/** The props of a block of an article: those of every block, and what the whole article says about it. */
export interface ArticleBlockProps<Block>
  extends BlockProps<Block>,
    Pick<ReadBlock, 'level'>,
    Partial<Pick<ReadBlock, 'text' | 'headingId'>> {
  article: Pick<Post, 'id' | 'tags'>;
}
