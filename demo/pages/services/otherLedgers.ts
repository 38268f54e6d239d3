import { capital, priceOf } from '../../prices.ts';
import { createServicePage } from './createServicePage.ts';
import { shownCases } from './shownCases.ts';

/** Services on ledgers other than Flow and Canton, which have landing pages, and on data outside ledgers. */
export const otherLedgerServices = [
  createServicePage({
    slug: 'solana-development',
    title: 'Solana development',
    headTitle: 'Solana development in Rust',
    summary: `Eight Solana projects delivered: Rust programs with explicit accounts, fuzzed before launch and watched after it. ${capital(priceOf('solana-development'))}.`,
    heading: 'Eight Solana builds,\nall still running',
    lead: `Solana development for products with many users at once, ${priceOf('solana-development')}. Transactions that touch different accounts run in parallel. That is the gain, and most of the work.`,
    drawing: 'side-lanes',
    picture: 'service-lanes',
    gridHeading: 'Where the work goes',
    points: [
      [
        'Account layout',
        'Who owns which account, how large it is and what it pays to stay. Drawn before it is written.',
        'week 2',
      ],
      [
        'Checks on what is passed in',
        'Owner, signer and address of each account are verified. A fuzzer tries the ones we did not think of.',
        'each build',
      ],
      [
        'Congestion',
        'Priority fees, retries with the same signature, and a page that tells a late transaction from a lost one.',
        'late or lost, in words',
      ],
    ],
    journeyHeading: 'Sixteen weeks\nto mainnet',
    journey: [
      ['Week 2', 'Layout', 'Accounts, seeds and sizes on paper, with what each instruction may write.'],
      ['Week 6', 'Devnet', 'Programs with tests for every account that should be refused.'],
      ['Week 11', 'Fuzz', 'A second team and a machine try to pass the wrong things in the right order.'],
      ['Week 16', 'Mainnet', 'With upgrade authority in a multisig of yours, or given up, as you decide.'],
    ],
    refusals: [
      ['A launch on conference day', 'Congestion is worst when everyone has the same idea.'],
      ['A program without an upgrade key, on day one', 'Watch it for a month first, then throw the key away.'],
      ['A line-by-line port', 'Solidity’s shape does not fit. The model has to be redrawn.'],
    ],
    shownCase: shownCases.causeway,
    voice: [
      'Tove Rasmussen',
      'On sale day everybody presses at once. The page says late or lost, and our support has stopped guessing which.',
      'solana',
    ],
    questions: [
      [
        'Anchor or plain Rust?',
        'Anchor where its checks are the ones we want, which is most of the time. Plain Rust where compute is tight, with the same checks written out.',
      ],
      [
        'What about transactions that do not arrive?',
        'Each carries a recent block hash and expires. We resend it until then, show the user whether it is late or lost, and never sign a second one in between.',
      ],
      ['Who can upgrade the program?', 'Your multisig, from the first day on mainnet. We are not a signer.'],
    ],
    near: [
      ['Hyperledger development', 'hyperledger-development'],
      ['NFT marketplaces', 'nft-marketplaces'],
      ['Stablecoin rails', 'stablecoin-rails'],
      ['Web products', 'web-products'],
    ],
  }),
  createServicePage({
    slug: 'hyperledger-development',
    title: 'Hyperledger development',
    headTitle: 'Hyperledger Fabric and Besu development',
    summary: `Permissioned ledgers on Hyperledger Fabric and Besu: channels, endorsement policies, and a rehearsed exit. ${capital(priceOf('hyperledger-development'))}.`,
    heading: 'A ledger where every\nmember has a name',
    lead: `Hyperledger development for groups of known members, ${priceOf('hyperledger-development')}. A permissioned ledger is often enough. When it is more than enough, we name the database.`,
    drawing: 'side-members',
    picture: 'service-members',
    gridHeading: 'What members ask first',
    points: [
      [
        'Who may write',
        'Endorsement policies in words, then in configuration, then in tests that try to write without it.',
        'week 2',
      ],
      ['Who may read', 'Channels and private data, with a table of who learns what.', 'week 3'],
      ['How to leave', 'A member takes its history with it. We rehearse it once before launch.', 'week 16'],
    ],
    journeyHeading: 'From a club\nto a network',
    journey: [
      ['Week 2', 'Statutes', 'Who joins, who votes, who pays, who leaves. In words, agreed by all members.'],
      ['Week 6', 'Two members', 'A first channel between the two that trade most, with real papers.'],
      ['Week 12', 'All members', 'Each runs its own node, or has it run by someone it chose.'],
      ['Week 16', 'A departure', 'One member leaves on purpose, with its history, and comes back.'],
    ],
    shownCase: shownCases.tidemark,
    voice: [
      'Signe Aalto',
      'We had asked for three validators because we are three companies. It had not occurred to us that the number was a security property.',
      'entries',
    ],
    questions: [
      [
        'Fabric or Besu?',
        'Fabric where members should not see each other’s trades and contracts are few. Besu where EVM contracts exist already, or might move to a public network one day.',
      ],
      [
        'Do we need a ledger among five firms that know each other?',
        'Only if none of the five may keep the book for the others. Otherwise a database with signed rows costs a tenth, and we say so.',
      ],
      [
        'Who runs the ordering service?',
        'Several members together, so that no one of them decides what came first. We write down what happens when one of them is away.',
      ],
    ],
    near: [
      ['Canton development', 'canton-network-development-company'],
      ['Settlement', 'settlement'],
      ['Provenance', 'provenance'],
      ['Solana development', 'solana-development'],
    ],
  }),
  createServicePage({
    slug: 'ai-on-private-data',
    title: 'AI on private data',
    headTitle: 'AI on private data that stays where it is',
    summary: `Language models that answer from your records, show the lines they rest on, and leave the records in the building. ${capital(priceOf('ai-on-private-data'))}.`,
    heading: 'Answers may leave,\nrecords may not',
    lead: `AI on private data for firms whose records may not leave the building, ${priceOf('ai-on-private-data')}. Each answer shows the lines it rests on, or says that there are none.`,
    drawing: 'side-private-ai',
    picture: 'service-private-ai',
    gridHeading: 'Three walls, each tested',
    points: [
      [
        'What may be read',
        'The reader’s own rights decide which records the model is shown. It cannot tell what it was not given.',
        'rights first',
      ],
      [
        'What may leave',
        'Model and index run in your network. Where an outside model is used, it sees text that you released.',
        'your network',
      ],
      [
        'What is true',
        'Two hundred questions with known answers run on each change. A score that falls stops the release.',
        'each change',
      ],
    ],
    journeyHeading: 'Eight weeks to a\npilot you can test',
    journey: [
      ['Week 1', 'Questions', 'Two hundred that your people ask, with the answers they would accept.'],
      ['Week 3', 'Records', 'What is read, by whom, and what is left out. Rights are tested before any model is.'],
      ['Week 5', 'Answers', 'With the lines they rest on. “I found nothing” counts as a good answer.'],
      ['Week 8', 'A pilot', 'Twenty readers, a score by question, and the cost of each answer.'],
    ],
    refusals: [
      ['A model that decides', 'It drafts. A person with a name signs.'],
      ['Training on data nobody agreed to share', 'The answer would be theirs.'],
      ['A chat where a search would do', 'Search is faster, and shows its sources.'],
    ],
    shownCase: shownCases.tidemark,
    voice: [
      'Margriet Solberg',
      'It answers with the page it read, so I read the page. Twice it said that it had found nothing, and twice that was right.',
      'ledgers',
    ],
    questions: [
      [
        'Do our records train somebody’s model?',
        'No. They are read at the moment of the question and not kept by the model. Contracts with outside suppliers exclude training, and we show you the clause.',
      ],
      [
        'What has this to do with ledgers?',
        'The log. Who asked, which lines were shown and what was answered go into an entry that cannot be rewritten, even by your administrators.',
      ],
      [
        'How often is it wrong?',
        'We tell you, by kind of question, before you decide. If the pilot scores too low, you have paid for the pilot and nothing more.',
      ],
    ],
    near: [
      ['Consulting', 'consulting'],
      ['Digital identity', 'digital-identity'],
      ['Web products', 'web-products'],
      ['Team extension', 'team-extension'],
    ],
  }),
];
