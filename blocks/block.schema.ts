import { z } from 'zod';
import { award } from './Award/Award.schema.ts';
import { breadcrumbs } from './Breadcrumbs/Breadcrumbs.schema.ts';
import { cases } from './Cases/Cases.schema.ts';
import { challenges } from './Challenges/Challenges.schema.ts';
import { contactBanner } from './ContactBanner/ContactBanner.schema.ts';
import { contactForm } from './ContactForm/ContactForm.schema.ts';
import { contactLink } from './ContactLink/ContactLink.schema.ts';
import { contactPrompt } from './ContactPrompt/ContactPrompt.schema.ts';
import { cost } from './Cost/Cost.schema.ts';
import { eventBanner } from './EventBanner/EventBanner.schema.ts';
import { faq } from './Faq/Faq.schema.ts';
import { featureGrid } from './FeatureGrid/FeatureGrid.schema.ts';
import { hero } from './Hero/Hero.schema.ts';
import { journey } from './Journey/Journey.schema.ts';
import { latestArticles } from './LatestArticles/LatestArticles.schema.ts';
import { linksGrid } from './LinksGrid/LinksGrid.schema.ts';
import { numbers } from './Numbers/Numbers.schema.ts';
import { offices } from './Offices/Offices.schema.ts';
import { platforms } from './Platforms/Platforms.schema.ts';
import { processSchema } from './Process/Process.schema.ts';
import { reasons } from './Reasons/Reasons.schema.ts';
import { servicesAccordion } from './ServicesAccordion/ServicesAccordion.schema.ts';
import { slider } from './Slider/Slider.schema.ts';
import { stack } from './Stack/Stack.schema.ts';
import { steps } from './Steps/Steps.schema.ts';
import { textbox } from './Textbox/Textbox.schema.ts';

/** Every block a page can be made of. A new block is added here and in the registry; the compiler asks for the rest. */
export const block = z.discriminatedUnion('acf_fc_layout', [
  award,
  breadcrumbs,
  cases,
  challenges,
  contactBanner,
  contactForm,
  contactLink,
  contactPrompt,
  cost,
  eventBanner,
  faq,
  featureGrid,
  hero,
  journey,
  latestArticles,
  linksGrid,
  numbers,
  offices,
  platforms,
  processSchema,
  reasons,
  servicesAccordion,
  slider,
  stack,
  steps,
  textbox,
]);

export type Block = z.infer<typeof block>;
export type BlockLayout = Block['acf_fc_layout'];
/** The block with a given layout name. */
export type BlockOf<Layout extends BlockLayout> = Extract<Block, { acf_fc_layout: Layout }>;
