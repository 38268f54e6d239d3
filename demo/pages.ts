import type { DemoPage } from './demoContent.schema.ts';
import { book } from './pages/book.ts';
import { canton } from './pages/canton.ts';
import { causeway } from './pages/cases/causeway.ts';
import { hushmint } from './pages/cases/hushmint.ts';
import { opaline } from './pages/cases/opaline.ts';
import { tidemark } from './pages/cases/tidemark.ts';
import { workList } from './pages/cases/workList.ts';
import { aboutUs } from './pages/company/aboutUs.ts';
import { engagementModels } from './pages/company/engagementModels.ts';
import { events } from './pages/company/events.ts';
import { industries } from './pages/company/overviews.ts';
import { careers, team } from './pages/company/people.ts';
import { scholarship } from './pages/company/scholarship.ts';
import { services, solutions } from './pages/company/serviceLists.ts';
import { contacts } from './pages/contacts.ts';
import { estimate } from './pages/estimate.ts';
import { flow } from './pages/flow.ts';
import { home } from './pages/home.ts';
import { fintechBanking } from './pages/industries/fintechBanking.ts';
import { healthcare } from './pages/industries/healthcare.ts';
import { oilGas } from './pages/industries/oilGas.ts';
import { realEstate } from './pages/industries/realEstate.ts';
import { retailEcommerce } from './pages/industries/retailEcommerce.ts';
import { supplyChainLogistics } from './pages/industries/supplyChainLogistics.ts';
import { privacyPolicy } from './pages/privacyPolicy.ts';
import { buildServices } from './pages/services/build.ts';
import { checkAndKeepServices } from './pages/services/checkAndKeep.ts';
import { otherLedgerServices } from './pages/services/otherLedgers.ts';
import { solutionServices } from './pages/services/solutions.ts';

/** The four cases of the landing page, each with a page, in the order in which they are shown. */
export const casePages = [hushmint, opaline, tidemark, causeway];

/** Every page of the demo. */
export const pages: DemoPage[] = [
  home,
  flow,
  canton,
  ...buildServices,
  ...otherLedgerServices,
  ...checkAndKeepServices,
  ...solutionServices,
  ...casePages,
  fintechBanking,
  retailEcommerce,
  supplyChainLogistics,
  healthcare,
  realEstate,
  oilGas,
  services,
  solutions,
  industries,
  workList,
  aboutUs,
  team,
  careers,
  engagementModels,
  events,
  scholarship,
  contacts,
  book,
  estimate,
  privacyPolicy,
];
