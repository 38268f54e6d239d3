import { aKeyForTheFinanceTeamThatCannotMoveMoney } from './articles/a-key-for-the-finance-team-that-cannot-move-money.ts';
import { aRegisterThatARegulatorCanQuery } from './articles/a-register-that-a-regulator-can-query.ts';
import { aRegisterYourAuditorCanReadWithoutUs } from './articles/a-register-your-auditor-can-read-without-us.ts';
import { aTicketYouCanSeeThroughACamera } from './articles/a-ticket-you-can-see-through-a-camera.ts';
import { aWalletThatOpensWithoutASeedPhrase } from './articles/a-wallet-that-opens-without-a-seed-phrase.ts';
import { countingToConsensusWithFiveTallyMarks } from './articles/counting-to-consensus-with-five-tally-marks.ts';
import { elevenFacetsAndOneCertificate } from './articles/eleven-facets-and-one-certificate.ts';
import { embeddingsOfRecordsThatMustNotLeave } from './articles/embeddings-of-records-that-must-not-leave.ts';
import { finalityIsNotOneMomentButFour } from './articles/finality-is-not-one-moment-but-four.ts';
import {
  firstOfFortyOneAtTheLedgerWorksAwards,
  ledgerNightComesBackToLondon,
  ourAuditReportHasAnEmptyForm,
  rotterdamHasMovedToTheBoompjes,
  thirtyPeopleReadTwoAuditReports,
  twoApprenticesAndABench,
  twoLinesOfOurPriceListHaveChanged,
  whoIsAwakeBetweenTheYears,
} from './articles/news.ts';
import { paperFirstThenTheLedger } from './articles/paper-first-then-the-ledger.ts';
import { pricingThePartNobodyHasBuiltYet } from './articles/pricing-the-part-nobody-has-built-yet.ts';
import { resourcesForPeopleWhoThinkInRows } from './articles/resources-for-people-who-think-in-rows.ts';
import { royaltiesThatSurviveTheSecondSale } from './articles/royalties-that-survive-the-second-sale.ts';
import { searchingALedgerWithoutReadingAllOfIt } from './articles/searching-a-ledger-without-reading-all-of-it.ts';
import { spentUnspentAndTheChangeBetween } from './articles/spent-unspent-and-the-change-between.ts';
import { testingABridgeFromBothBanks } from './articles/testing-a-bridge-from-both-banks.ts';
import { theDayTheSpreadsheetClosed } from './articles/the-day-the-spreadsheet-closed.ts';
import { twelveMinutesOnAResourceThatMoves } from './articles/twelve-minutes-on-a-resource-that-moves.ts';
import { weightedKeysForPeopleWhoLosePhones } from './articles/weighted-keys-for-people-who-lose-phones.ts';
import { whatALanguageModelMayNotKnowAboutYourLedger } from './articles/what-a-language-model-may-not-know-about-your-ledger.ts';
import { whatAnAccountIs } from './articles/what-an-account-is.ts';
import { whatAnAccountPaysForWhenItStoresAThing } from './articles/what-an-account-pays-for-when-it-stores-a-thing.ts';
import { whatAnAuditReadsAndWhatItCannot } from './articles/what-an-audit-reads-and-what-it-cannot.ts';
import { whatOnlyTwoOfFiveMaySee } from './articles/what-only-two-of-five-may-see.ts';
import { whatPeopleTypeIntoABlockExplorer } from './articles/what-people-type-into-a-block-explorer.ts';
import { whoSignsForWhom } from './articles/who-signs-for-whom.ts';
import type { DemoArticle } from './demoContent.schema.ts';

/** Newest first. */
export const articles: DemoArticle[] = [
  whatPeopleTypeIntoABlockExplorer,
  ledgerNightComesBackToLondon,
  whoSignsForWhom,
  searchingALedgerWithoutReadingAllOfIt,
  whatAnAccountPaysForWhenItStoresAThing,
  aKeyForTheFinanceTeamThatCannotMoveMoney,
  whatOnlyTwoOfFiveMaySee,
  whatAnAccountIs,
  finalityIsNotOneMomentButFour,
  resourcesForPeopleWhoThinkInRows,
  countingToConsensusWithFiveTallyMarks,
  whatAnAuditReadsAndWhatItCannot,
  weightedKeysForPeopleWhoLosePhones,
  thirtyPeopleReadTwoAuditReports,
  testingABridgeFromBothBanks,
  aRegisterThatARegulatorCanQuery,
  spentUnspentAndTheChangeBetween,
  twoApprenticesAndABench,
  aRegisterYourAuditorCanReadWithoutUs,
  whatALanguageModelMayNotKnowAboutYourLedger,
  pricingThePartNobodyHasBuiltYet,
  aWalletThatOpensWithoutASeedPhrase,
  firstOfFortyOneAtTheLedgerWorksAwards,
  embeddingsOfRecordsThatMustNotLeave,
  theDayTheSpreadsheetClosed,
  royaltiesThatSurviveTheSecondSale,
  elevenFacetsAndOneCertificate,
  paperFirstThenTheLedger,
  aTicketYouCanSeeThroughACamera,
  ourAuditReportHasAnEmptyForm,
  rotterdamHasMovedToTheBoompjes,
  twelveMinutesOnAResourceThatMoves,
  twoLinesOfOurPriceListHaveChanged,
  whoIsAwakeBetweenTheYears,
];
