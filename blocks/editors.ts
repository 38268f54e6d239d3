import { breadcrumbsEditor } from './Breadcrumbs/Breadcrumbs.editor.ts';
import type { BlockLayout } from './block.schema.ts';
import { challengesEditor } from './Challenges/Challenges.editor.ts';
import type { EditorBlock } from './editor/editorBlock.ts';
import { faqEditor } from './Faq/Faq.editor.ts';
import { heroEditor } from './Hero/Hero.editor.ts';
import { servicesAccordionEditor } from './ServicesAccordion/ServicesAccordion.editor.ts';
import { sliderEditor } from './Slider/Slider.editor.ts';

/** The form of every block in the CMS, in the order that the editor's block picker shows. */
export const editors = {
  breadcrumbs: breadcrumbsEditor,
  challenges: challengesEditor,
  faq: faqEditor,
  hero: heroEditor,
  services_accordion: servicesAccordionEditor,
  slider: sliderEditor,
} satisfies { [Layout in BlockLayout]: EditorBlock & { slug: Layout } };
