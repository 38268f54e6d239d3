import { z } from 'zod';
import { breadcrumbs } from './Breadcrumbs/Breadcrumbs.schema.ts';
import { challenges } from './Challenges/Challenges.schema.ts';
import { faq } from './Faq/Faq.schema.ts';
import { hero } from './Hero/Hero.schema.ts';
import { servicesAccordion } from './ServicesAccordion/ServicesAccordion.schema.ts';
import { slider } from './Slider/Slider.schema.ts';

/** Every block a page can be made of. A new block is added here and in the registry; the compiler asks for the rest. */
export const block = z.discriminatedUnion('acf_fc_layout', [
  breadcrumbs,
  challenges,
  faq,
  hero,
  servicesAccordion,
  slider,
]);

export type Block = z.infer<typeof block>;
export type BlockLayout = Block['acf_fc_layout'];
/** The block with a given layout name. */
export type BlockOf<Layout extends BlockLayout> = Extract<Block, { acf_fc_layout: Layout }>;
