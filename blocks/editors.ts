import { aboutTheClientEditor } from './AboutTheClient/AboutTheClient.editor.ts';
import { answersEditor } from './Answers/Answers.editor.ts';
import { auditFormEditor } from './AuditForm/AuditForm.editor.ts';
import { awardEditor } from './Award/Award.editor.ts';
import { bookingEditor } from './Booking/Booking.editor.ts';
import { breadcrumbsEditor } from './Breadcrumbs/Breadcrumbs.editor.ts';
import type { BlockLayout } from './block.schema.ts';
import { callBackFormEditor } from './CallBackForm/CallBackForm.editor.ts';
import { callDaysEditor } from './CallDays/CallDays.editor.ts';
import { callToActionEditor } from './CallToAction/CallToAction.editor.ts';
import { caseOnInkEditor } from './CaseOnInk/CaseOnInk.editor.ts';
import { caseRegisterEditor } from './CaseRegister/CaseRegister.editor.ts';
import { casesEditor } from './Cases/Cases.editor.ts';
import { challengesEditor } from './Challenges/Challenges.editor.ts';
import { clientSuccessEditor } from './ClientSuccess/ClientSuccess.editor.ts';
import { contactBannerEditor } from './ContactBanner/ContactBanner.editor.ts';
import { contactFormEditor } from './ContactForm/ContactForm.editor.ts';
import { contactLinkEditor } from './ContactLink/ContactLink.editor.ts';
import { contactPromptEditor } from './ContactPrompt/ContactPrompt.editor.ts';
import { costEditor } from './Cost/Cost.editor.ts';
import { customerInfoEditor } from './CustomerInfo/CustomerInfo.editor.ts';
import { estimateEditor } from './Estimate/Estimate.editor.ts';
import { eventBannerEditor } from './EventBanner/EventBanner.editor.ts';
import { eventDetailsEditor } from './EventDetails/EventDetails.editor.ts';
import type { EditorBlock } from './editor/editorBlock.ts';
import { faqEditor } from './Faq/Faq.editor.ts';
import { featureGridEditor } from './FeatureGrid/FeatureGrid.editor.ts';
import { headDescriptionEditor } from './HeadDescription/HeadDescription.editor.ts';
import { heroEditor } from './Hero/Hero.editor.ts';
import { homeHeroEditor } from './HomeHero/HomeHero.editor.ts';
import { imageWithTextEditor } from './ImageWithText/ImageWithText.editor.ts';
import { journeyEditor } from './Journey/Journey.editor.ts';
import { latestArticlesEditor } from './LatestArticles/LatestArticles.editor.ts';
import { linksGridEditor } from './LinksGrid/LinksGrid.editor.ts';
import { manifestEditor } from './Manifest/Manifest.editor.ts';
import { numbersEditor } from './Numbers/Numbers.editor.ts';
import { officesEditor } from './Offices/Offices.editor.ts';
import { peopleEditor } from './People/People.editor.ts';
import { picturesRowEditor } from './PicturesRow/PicturesRow.editor.ts';
import { platformsEditor } from './Platforms/Platforms.editor.ts';
import { processEditor } from './Process/Process.editor.ts';
import { productScreenEditor } from './ProductScreen/ProductScreen.editor.ts';
import { projectFeaturesEditor } from './ProjectFeatures/ProjectFeatures.editor.ts';
import { proofEditor } from './Proof/Proof.editor.ts';
import { reasonsEditor } from './Reasons/Reasons.editor.ts';
import { refusalsEditor } from './Refusals/Refusals.editor.ts';
import { relatedPostsEditor } from './RelatedPosts/RelatedPosts.editor.ts';
import { reviewsEditor } from './Reviews/Reviews.editor.ts';
import { rulesEditor } from './Rules/Rules.editor.ts';
import { servicesAccordionEditor } from './ServicesAccordion/ServicesAccordion.editor.ts';
import { servicesGroupsEditor } from './ServicesGroups/ServicesGroups.editor.ts';
import { sliderEditor } from './Slider/Slider.editor.ts';
import { solutionsEditor } from './Solutions/Solutions.editor.ts';
import { stackEditor } from './Stack/Stack.editor.ts';
import { stepsEditor } from './Steps/Steps.editor.ts';
import { teamEditor } from './Team/Team.editor.ts';
import { textboxEditor } from './Textbox/Textbox.editor.ts';
import { twoColumnsTextEditor } from './TwoColumnsText/TwoColumnsText.editor.ts';
import { workEditor } from './Work/Work.editor.ts';
import { workPicturesEditor } from './WorkPictures/WorkPictures.editor.ts';

/** The form of every block in the CMS, in the order that the editor's block picker shows. */
export const editors = {
  about_the_client: aboutTheClientEditor,
  answers: answersEditor,
  audit_form: auditFormEditor,
  call_back_form: callBackFormEditor,
  award: awardEditor,
  booking: bookingEditor,
  breadcrumbs: breadcrumbsEditor,
  call_days: callDaysEditor,
  call_to_action: callToActionEditor,
  case_on_ink: caseOnInkEditor,
  case_register: caseRegisterEditor,
  cases: casesEditor,
  challenges: challengesEditor,
  client_success: clientSuccessEditor,
  contact_banner: contactBannerEditor,
  contact_form: contactFormEditor,
  contact_link: contactLinkEditor,
  contact_prompt: contactPromptEditor,
  cost: costEditor,
  customerInfo: customerInfoEditor,
  estimate: estimateEditor,
  event_banner: eventBannerEditor,
  event_details: eventDetailsEditor,
  faq: faqEditor,
  feature_grid: featureGridEditor,
  headdescription: headDescriptionEditor,
  hero: heroEditor,
  home_hero: homeHeroEditor,
  image_with_text: imageWithTextEditor,
  journey: journeyEditor,
  latest_articles: latestArticlesEditor,
  links_grid: linksGridEditor,
  manifest: manifestEditor,
  numbers: numbersEditor,
  offices: officesEditor,
  people: peopleEditor,
  pictures_row: picturesRowEditor,
  platforms: platformsEditor,
  process: processEditor,
  product_screen: productScreenEditor,
  projectFeatures: projectFeaturesEditor,
  proof: proofEditor,
  reasons: reasonsEditor,
  refusals: refusalsEditor,
  relatedPosts: relatedPostsEditor,
  reviews: reviewsEditor,
  rules: rulesEditor,
  services_accordion: servicesAccordionEditor,
  services_groups: servicesGroupsEditor,
  slider: sliderEditor,
  solutions: solutionsEditor,
  stack: stackEditor,
  steps: stepsEditor,
  team: teamEditor,
  textbox: textboxEditor,
  twocolumnstext: twoColumnsTextEditor,
  work: workEditor,
  work_pictures: workPicturesEditor,
} satisfies { [Layout in BlockLayout]: EditorBlock & { slug: Layout } };
