import { breadcrumbsExamples } from './Breadcrumbs/Breadcrumbs.examples.ts';
import type { BlockLayout, BlockOf } from './block.schema.ts';
import { challengesExamples } from './Challenges/Challenges.examples.ts';
import type { Example } from './examples/example.ts';
import { faqExamples } from './Faq/Faq.examples.ts';
import { heroExamples } from './Hero/Hero.examples.ts';
import { servicesAccordionExamples } from './ServicesAccordion/ServicesAccordion.examples.ts';
import { sliderExamples } from './Slider/Slider.examples.ts';

/** The examples of every block: they feed the gallery, the unit tests, axe, HTML validation and the round trip through the CMS. */
export const examples = {
  breadcrumbs: breadcrumbsExamples,
  challenges: challengesExamples,
  faq: faqExamples,
  hero: heroExamples,
  services_accordion: servicesAccordionExamples,
  slider: sliderExamples,
} satisfies { [Layout in BlockLayout]: Example<BlockOf<Layout>>[] };
