export {
  type ArticleBlock,
  type ArticleBlockLayout,
  type ArticleBlockOf,
  articleBlock,
  type Block,
  type BlockLayout,
  type BlockOf,
  block,
} from '../registry/schemas.ts';
