import { awardEditor } from './Award/Award.editor.ts';
import { breadcrumbsEditor } from './Breadcrumbs/Breadcrumbs.editor.ts';
import type { BlockLayout } from './block.schema.ts';
import { casesEditor } from './Cases/Cases.editor.ts';
import { challengesEditor } from './Challenges/Challenges.editor.ts';
import { contactBannerEditor } from './ContactBanner/ContactBanner.editor.ts';
import { contactFormEditor } from './ContactForm/ContactForm.editor.ts';
import { contactLinkEditor } from './ContactLink/ContactLink.editor.ts';
import { contactPromptEditor } from './ContactPrompt/ContactPrompt.editor.ts';
import { costEditor } from './Cost/Cost.editor.ts';
import { eventBannerEditor } from './EventBanner/EventBanner.editor.ts';
import type { EditorBlock } from './editor/editorBlock.ts';
import { faqEditor } from './Faq/Faq.editor.ts';
import { featureGridEditor } from './FeatureGrid/FeatureGrid.editor.ts';
import { heroEditor } from './Hero/Hero.editor.ts';
import { journeyEditor } from './Journey/Journey.editor.ts';
import { latestArticlesEditor } from './LatestArticles/LatestArticles.editor.ts';
import { linksGridEditor } from './LinksGrid/LinksGrid.editor.ts';
import { numbersEditor } from './Numbers/Numbers.editor.ts';
import { officesEditor } from './Offices/Offices.editor.ts';
import { platformsEditor } from './Platforms/Platforms.editor.ts';
import { processEditor } from './Process/Process.editor.ts';
import { reasonsEditor } from './Reasons/Reasons.editor.ts';
import { servicesAccordionEditor } from './ServicesAccordion/ServicesAccordion.editor.ts';
import { sliderEditor } from './Slider/Slider.editor.ts';
import { stackEditor } from './Stack/Stack.editor.ts';
import { stepsEditor } from './Steps/Steps.editor.ts';
import { textboxEditor } from './Textbox/Textbox.editor.ts';

/** The form of every block in the CMS, in the order that the editor's block picker shows. */
export const editors = {
  award: awardEditor,
  breadcrumbs: breadcrumbsEditor,
  cases: casesEditor,
  challenges: challengesEditor,
  contact_banner: contactBannerEditor,
  contact_form: contactFormEditor,
  contact_link: contactLinkEditor,
  contact_prompt: contactPromptEditor,
  cost: costEditor,
  event_banner: eventBannerEditor,
  faq: faqEditor,
  feature_grid: featureGridEditor,
  hero: heroEditor,
  journey: journeyEditor,
  latest_articles: latestArticlesEditor,
  links_grid: linksGridEditor,
  numbers: numbersEditor,
  offices: officesEditor,
  platforms: platformsEditor,
  process: processEditor,
  reasons: reasonsEditor,
  services_accordion: servicesAccordionEditor,
  slider: sliderEditor,
  stack: stackEditor,
  steps: stepsEditor,
  textbox: textboxEditor,
} satisfies { [Layout in BlockLayout]: EditorBlock & { slug: Layout } };
