import { aKeyForTheFinanceTeamThatCannotMoveMoney } from './articles/a-key-for-the-finance-team-that-cannot-move-money.ts';
import { aRegisterYourAuditorCanReadWithoutUs } from './articles/a-register-your-auditor-can-read-without-us.ts';
import { countingToConsensusWithFiveTallyMarks } from './articles/counting-to-consensus-with-five-tally-marks.ts';
import { finalityIsNotOneMomentButFour } from './articles/finality-is-not-one-moment-but-four.ts';
import { firstOfFortyOneAtTheLedgerWorksAwards } from './articles/first-of-forty-one-at-the-ledger-works-awards.ts';
import { pricingThePartNobodyHasBuiltYet } from './articles/pricing-the-part-nobody-has-built-yet.ts';
import { resourcesForPeopleWhoThinkInRows } from './articles/resources-for-people-who-think-in-rows.ts';
import { rotterdamHasMovedToTheBoompjes } from './articles/rotterdam-has-moved-to-the-boompjes.ts';
import { testingABridgeFromBothBanks } from './articles/testing-a-bridge-from-both-banks.ts';
import { whatALanguageModelMayNotKnowAboutYourLedger } from './articles/what-a-language-model-may-not-know-about-your-ledger.ts';
import { whatAnAccountPaysForWhenItStoresAThing } from './articles/what-an-account-pays-for-when-it-stores-a-thing.ts';
import type { DemoArticle } from './demoContent.schema.ts';

/** Newest first. */
export const articles: DemoArticle[] = [
  whatAnAccountPaysForWhenItStoresAThing,
  aKeyForTheFinanceTeamThatCannotMoveMoney,
  finalityIsNotOneMomentButFour,
  resourcesForPeopleWhoThinkInRows,
  countingToConsensusWithFiveTallyMarks,
  testingABridgeFromBothBanks,
  aRegisterYourAuditorCanReadWithoutUs,
  whatALanguageModelMayNotKnowAboutYourLedger,
  pricingThePartNobodyHasBuiltYet,
  firstOfFortyOneAtTheLedgerWorksAwards,
  rotterdamHasMovedToTheBoompjes,
];
