import { z } from 'zod';
import { aboutTheClient } from './AboutTheClient/AboutTheClient.schema.ts';
import { answers } from './Answers/Answers.schema.ts';
import { auditForm } from './AuditForm/AuditForm.schema.ts';
import { award } from './Award/Award.schema.ts';
import { booking } from './Booking/Booking.schema.ts';
import { breadcrumbs } from './Breadcrumbs/Breadcrumbs.schema.ts';
import { callBackForm } from './CallBackForm/CallBackForm.schema.ts';
import { callDays } from './CallDays/CallDays.schema.ts';
import { callToAction } from './CallToAction/CallToAction.schema.ts';
import { caseOnInk } from './CaseOnInk/CaseOnInk.schema.ts';
import { caseRegister } from './CaseRegister/CaseRegister.schema.ts';
import { cases } from './Cases/Cases.schema.ts';
import { challenges } from './Challenges/Challenges.schema.ts';
import { clientSuccess } from './ClientSuccess/ClientSuccess.schema.ts';
import { contactBanner } from './ContactBanner/ContactBanner.schema.ts';
import { contactForm } from './ContactForm/ContactForm.schema.ts';
import { contactLink } from './ContactLink/ContactLink.schema.ts';
import { contactPrompt } from './ContactPrompt/ContactPrompt.schema.ts';
import { cost } from './Cost/Cost.schema.ts';
import { customerInfo } from './CustomerInfo/CustomerInfo.schema.ts';
import { embed } from './Embed/Embed.schema.ts';
import { estimate } from './Estimate/Estimate.schema.ts';
import { eventBanner } from './EventBanner/EventBanner.schema.ts';
import { eventDetails } from './EventDetails/EventDetails.schema.ts';
import { faq } from './Faq/Faq.schema.ts';
import { featureGrid } from './FeatureGrid/FeatureGrid.schema.ts';
import { headDescription } from './HeadDescription/HeadDescription.schema.ts';
import { hero } from './Hero/Hero.schema.ts';
import { homeHero } from './HomeHero/HomeHero.schema.ts';
import { imageWithText } from './ImageWithText/ImageWithText.schema.ts';
import { journey } from './Journey/Journey.schema.ts';
import { latestArticles } from './LatestArticles/LatestArticles.schema.ts';
import { linksGrid } from './LinksGrid/LinksGrid.schema.ts';
import { manifest } from './Manifest/Manifest.schema.ts';
import { numbers } from './Numbers/Numbers.schema.ts';
import { offices } from './Offices/Offices.schema.ts';
import { people } from './People/People.schema.ts';
import { picturesRow } from './PicturesRow/PicturesRow.schema.ts';
import { platforms } from './Platforms/Platforms.schema.ts';
import { processSchema } from './Process/Process.schema.ts';
import { productScreen } from './ProductScreen/ProductScreen.schema.ts';
import { projectFeatures } from './ProjectFeatures/ProjectFeatures.schema.ts';
import { proof } from './Proof/Proof.schema.ts';
import { reasons } from './Reasons/Reasons.schema.ts';
import { refusals } from './Refusals/Refusals.schema.ts';
import { relatedPosts } from './RelatedPosts/RelatedPosts.schema.ts';
import { reviews } from './Reviews/Reviews.schema.ts';
import { rules } from './Rules/Rules.schema.ts';
import { servicesAccordion } from './ServicesAccordion/ServicesAccordion.schema.ts';
import { servicesGroups } from './ServicesGroups/ServicesGroups.schema.ts';
import { slider } from './Slider/Slider.schema.ts';
import { solutions } from './Solutions/Solutions.schema.ts';
import { stack } from './Stack/Stack.schema.ts';
import { steps } from './Steps/Steps.schema.ts';
import { team } from './Team/Team.schema.ts';
import { textbox } from './Textbox/Textbox.schema.ts';
import { twoColumnsText } from './TwoColumnsText/TwoColumnsText.schema.ts';
import { work } from './Work/Work.schema.ts';
import { workPictures } from './WorkPictures/WorkPictures.schema.ts';

/**
 * Every block of a page, in the order in which editors choose within a group. A new one is added here; the compiler
 * asks for the rest.
 */
export const block = z.discriminatedUnion('acf_fc_layout', [
  aboutTheClient,
  answers,
  auditForm,
  callBackForm,
  award,
  booking,
  breadcrumbs,
  callDays,
  callToAction,
  caseOnInk,
  caseRegister,
  cases,
  challenges,
  clientSuccess,
  contactBanner,
  contactForm,
  contactLink,
  contactPrompt,
  cost,
  customerInfo,
  embed,
  estimate,
  eventBanner,
  eventDetails,
  faq,
  featureGrid,
  headDescription,
  hero,
  homeHero,
  imageWithText,
  journey,
  latestArticles,
  linksGrid,
  manifest,
  numbers,
  offices,
  people,
  picturesRow,
  platforms,
  processSchema,
  productScreen,
  projectFeatures,
  proof,
  reasons,
  refusals,
  relatedPosts,
  reviews,
  rules,
  servicesAccordion,
  servicesGroups,
  slider,
  solutions,
  stack,
  steps,
  team,
  textbox,
  twoColumnsText,
  work,
  workPictures,
]);

export type Block = z.infer<typeof block>;
export type BlockLayout = Block['acf_fc_layout'];
/** The block with a given layout name. */
export type BlockOf<Layout extends BlockLayout> = Extract<Block, { acf_fc_layout: Layout }>;
