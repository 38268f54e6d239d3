export { type Block, type BlockLayout, type BlockOf, block } from '@frontage/blocks/block.schema.ts';
