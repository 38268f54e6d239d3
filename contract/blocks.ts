export {
  type ArticleBlock,
  type ArticleBlockLayout,
  type ArticleBlockOf,
  articleBlock,
} from '@frontage/blocks/article.schema.ts';
export { type Block, type BlockLayout, type BlockOf, block } from '@frontage/blocks/block.schema.ts';
