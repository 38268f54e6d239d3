import { examples } from '@frontage/blocks/examples.ts';

type Layout = keyof typeof examples;

/** Blocks in one page. */
const atATime = 8;
const layouts = Object.keys(examples) as Layout[];

/** Every block once, several to a page: to open a page costs a browser more than to look at another block of it. */
export const blocksTogether = Array.from({ length: Math.ceil(layouts.length / atATime) }, (_, index) => ({
  end: `/together/${index + 1}`,
  layouts: layouts.slice(index * atATime, (index + 1) * atATime),
}));
