import { awardExamples } from './Award/Award.examples.ts';
import { breadcrumbsExamples } from './Breadcrumbs/Breadcrumbs.examples.ts';
import type { BlockLayout, BlockOf } from './block.schema.ts';
import { casesExamples } from './Cases/Cases.examples.ts';
import { challengesExamples } from './Challenges/Challenges.examples.ts';
import { contactBannerExamples } from './ContactBanner/ContactBanner.examples.ts';
import { contactFormExamples } from './ContactForm/ContactForm.examples.ts';
import { contactLinkExamples } from './ContactLink/ContactLink.examples.ts';
import { contactPromptExamples } from './ContactPrompt/ContactPrompt.examples.ts';
import { costExamples } from './Cost/Cost.examples.ts';
import { eventBannerExamples } from './EventBanner/EventBanner.examples.ts';
import type { Example } from './examples/example.ts';
import { faqExamples } from './Faq/Faq.examples.ts';
import { featureGridExamples } from './FeatureGrid/FeatureGrid.examples.ts';
import { heroExamples } from './Hero/Hero.examples.ts';
import { journeyExamples } from './Journey/Journey.examples.ts';
import { latestArticlesExamples } from './LatestArticles/LatestArticles.examples.ts';
import { linksGridExamples } from './LinksGrid/LinksGrid.examples.ts';
import { numbersExamples } from './Numbers/Numbers.examples.ts';
import { officesExamples } from './Offices/Offices.examples.ts';
import { platformsExamples } from './Platforms/Platforms.examples.ts';
import { processExamples } from './Process/Process.examples.ts';
import { reasonsExamples } from './Reasons/Reasons.examples.ts';
import { servicesAccordionExamples } from './ServicesAccordion/ServicesAccordion.examples.ts';
import { sliderExamples } from './Slider/Slider.examples.ts';
import { stackExamples } from './Stack/Stack.examples.ts';
import { stepsExamples } from './Steps/Steps.examples.ts';
import { textboxExamples } from './Textbox/Textbox.examples.ts';

/** The examples of every block: they feed the gallery, the unit tests, axe, HTML validation and the round trip through the CMS. */
export const examples = {
  award: awardExamples,
  breadcrumbs: breadcrumbsExamples,
  cases: casesExamples,
  challenges: challengesExamples,
  contact_banner: contactBannerExamples,
  contact_form: contactFormExamples,
  contact_link: contactLinkExamples,
  contact_prompt: contactPromptExamples,
  cost: costExamples,
  event_banner: eventBannerExamples,
  faq: faqExamples,
  feature_grid: featureGridExamples,
  hero: heroExamples,
  journey: journeyExamples,
  latest_articles: latestArticlesExamples,
  links_grid: linksGridExamples,
  numbers: numbersExamples,
  offices: officesExamples,
  platforms: platformsExamples,
  process: processExamples,
  reasons: reasonsExamples,
  services_accordion: servicesAccordionExamples,
  slider: sliderExamples,
  stack: stackExamples,
  steps: stepsExamples,
  textbox: textboxExamples,
} satisfies { [Layout in BlockLayout]: Example<BlockOf<Layout>>[] };
