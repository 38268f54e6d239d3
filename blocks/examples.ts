import { aboutTheClientExamples } from './AboutTheClient/AboutTheClient.examples.ts';
import { answersExamples } from './Answers/Answers.examples.ts';
import { auditFormExamples } from './AuditForm/AuditForm.examples.ts';
import { awardExamples } from './Award/Award.examples.ts';
import { bookingExamples } from './Booking/Booking.examples.ts';
import { breadcrumbsExamples } from './Breadcrumbs/Breadcrumbs.examples.ts';
import type { BlockLayout, BlockOf } from './block.schema.ts';
import { callBackFormExamples } from './CallBackForm/CallBackForm.examples.ts';
import { callDaysExamples } from './CallDays/CallDays.examples.ts';
import { callToActionExamples } from './CallToAction/CallToAction.examples.ts';
import { caseOnInkExamples } from './CaseOnInk/CaseOnInk.examples.ts';
import { caseRegisterExamples } from './CaseRegister/CaseRegister.examples.ts';
import { casesExamples } from './Cases/Cases.examples.ts';
import { challengesExamples } from './Challenges/Challenges.examples.ts';
import { clientSuccessExamples } from './ClientSuccess/ClientSuccess.examples.ts';
import { contactBannerExamples } from './ContactBanner/ContactBanner.examples.ts';
import { contactFormExamples } from './ContactForm/ContactForm.examples.ts';
import { contactLinkExamples } from './ContactLink/ContactLink.examples.ts';
import { contactPromptExamples } from './ContactPrompt/ContactPrompt.examples.ts';
import { costExamples } from './Cost/Cost.examples.ts';
import { customerInfoExamples } from './CustomerInfo/CustomerInfo.examples.ts';
import { embedExamples } from './Embed/Embed.examples.ts';
import { estimateExamples } from './Estimate/Estimate.examples.ts';
import { eventBannerExamples } from './EventBanner/EventBanner.examples.ts';
import { eventDetailsExamples } from './EventDetails/EventDetails.examples.ts';
import type { Example } from './examples/example.ts';
import { faqExamples } from './Faq/Faq.examples.ts';
import { featureGridExamples } from './FeatureGrid/FeatureGrid.examples.ts';
import { headDescriptionExamples } from './HeadDescription/HeadDescription.examples.ts';
import { heroExamples } from './Hero/Hero.examples.ts';
import { homeHeroExamples } from './HomeHero/HomeHero.examples.ts';
import { imageWithTextExamples } from './ImageWithText/ImageWithText.examples.ts';
import { journeyExamples } from './Journey/Journey.examples.ts';
import { latestArticlesExamples } from './LatestArticles/LatestArticles.examples.ts';
import { linksGridExamples } from './LinksGrid/LinksGrid.examples.ts';
import { manifestExamples } from './Manifest/Manifest.examples.ts';
import { numbersExamples } from './Numbers/Numbers.examples.ts';
import { officesExamples } from './Offices/Offices.examples.ts';
import { peopleExamples } from './People/People.examples.ts';
import { picturesRowExamples } from './PicturesRow/PicturesRow.examples.ts';
import { platformsExamples } from './Platforms/Platforms.examples.ts';
import { processExamples } from './Process/Process.examples.ts';
import { productScreenExamples } from './ProductScreen/ProductScreen.examples.ts';
import { projectFeaturesExamples } from './ProjectFeatures/ProjectFeatures.examples.ts';
import { proofExamples } from './Proof/Proof.examples.ts';
import { reasonsExamples } from './Reasons/Reasons.examples.ts';
import { refusalsExamples } from './Refusals/Refusals.examples.ts';
import { relatedPostsExamples } from './RelatedPosts/RelatedPosts.examples.ts';
import { reviewsExamples } from './Reviews/Reviews.examples.ts';
import { rulesExamples } from './Rules/Rules.examples.ts';
import { servicesAccordionExamples } from './ServicesAccordion/ServicesAccordion.examples.ts';
import { servicesGroupsExamples } from './ServicesGroups/ServicesGroups.examples.ts';
import { sliderExamples } from './Slider/Slider.examples.ts';
import { solutionsExamples } from './Solutions/Solutions.examples.ts';
import { stackExamples } from './Stack/Stack.examples.ts';
import { stepsExamples } from './Steps/Steps.examples.ts';
import { teamExamples } from './Team/Team.examples.ts';
import { textboxExamples } from './Textbox/Textbox.examples.ts';
import { twoColumnsTextExamples } from './TwoColumnsText/TwoColumnsText.examples.ts';
import { workExamples } from './Work/Work.examples.ts';
import { workPicturesExamples } from './WorkPictures/WorkPictures.examples.ts';

/**
 * The examples of every block, for the gallery, the unit tests, axe, HTML validation and the round trip through the
 * CMS.
 */
export const examples = {
  about_the_client: aboutTheClientExamples,
  answers: answersExamples,
  audit_form: auditFormExamples,
  call_back_form: callBackFormExamples,
  award: awardExamples,
  booking: bookingExamples,
  breadcrumbs: breadcrumbsExamples,
  call_days: callDaysExamples,
  call_to_action: callToActionExamples,
  case_on_ink: caseOnInkExamples,
  case_register: caseRegisterExamples,
  cases: casesExamples,
  challenges: challengesExamples,
  client_success: clientSuccessExamples,
  contact_banner: contactBannerExamples,
  contact_form: contactFormExamples,
  contact_link: contactLinkExamples,
  contact_prompt: contactPromptExamples,
  cost: costExamples,
  customerInfo: customerInfoExamples,
  embed: embedExamples,
  estimate: estimateExamples,
  event_banner: eventBannerExamples,
  event_details: eventDetailsExamples,
  faq: faqExamples,
  feature_grid: featureGridExamples,
  headdescription: headDescriptionExamples,
  hero: heroExamples,
  home_hero: homeHeroExamples,
  image_with_text: imageWithTextExamples,
  journey: journeyExamples,
  latest_articles: latestArticlesExamples,
  links_grid: linksGridExamples,
  manifest: manifestExamples,
  numbers: numbersExamples,
  offices: officesExamples,
  people: peopleExamples,
  pictures_row: picturesRowExamples,
  platforms: platformsExamples,
  process: processExamples,
  product_screen: productScreenExamples,
  projectFeatures: projectFeaturesExamples,
  proof: proofExamples,
  reasons: reasonsExamples,
  refusals: refusalsExamples,
  relatedPosts: relatedPostsExamples,
  reviews: reviewsExamples,
  rules: rulesExamples,
  services_accordion: servicesAccordionExamples,
  services_groups: servicesGroupsExamples,
  slider: sliderExamples,
  solutions: solutionsExamples,
  stack: stackExamples,
  steps: stepsExamples,
  team: teamExamples,
  textbox: textboxExamples,
  twocolumnstext: twoColumnsTextExamples,
  work: workExamples,
  work_pictures: workPicturesExamples,
} satisfies { [Layout in BlockLayout]: Example<BlockOf<Layout>>[] };
