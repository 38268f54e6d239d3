import { capital, priceOf, sumOf } from '../../prices.ts';
import { createServicePage } from './createServicePage.ts';
import { shownCases } from './shownCases.ts';

/** Services that create something new. */
export const buildServices = [
  createServicePage({
    slug: 'cadence-smart-contracts',
    title: 'Cadence smart contracts',
    headTitle: 'Cadence smart contract development',
    summary: `Cadence contracts ${priceOf('cadence-smart-contracts')}: resources, entitlements and roles, with a test for each thing that must never happen. Testnet in six weeks.`,
    heading: 'Ownership as a type,\nnot as a comment',
    lead: `Cadence smart contracts for assets that must never be copied or lost, ${priceOf('cadence-smart-contracts')}. We model yours so that the language itself keeps your rules.`,
    drawing: 'side-contracts',
    picture: 'service-contracts',
    gridHeading: 'What the price includes',
    points: [
      [
        'The model',
        'Resources, interfaces and entitlements on two sheets of paper, before the first line of code.',
        'week 2',
      ],
      [
        'The contracts',
        'Cadence 1.0 with transactions and scripts, in your repository from the first commit.',
        'testnet in week 6',
      ],
      [
        'The refusals',
        'A test for each thing that must not be possible, and a property test for the sums.',
        'before an audit',
      ],
    ],
    journeyHeading: 'Six weeks from\npaper to testnet',
    journey: [
      ['Week 1', 'Ask', 'What may exist, who may hold it, what must never happen to it. In your words first.'],
      ['Week 2', 'Draw', 'The model on two sheets. Changing it costs an afternoon, so this is when to change it.'],
      ['Week 4', 'Write', 'Contracts and the transactions that use them, reviewed line by line by a second engineer.'],
      ['Week 6', 'Try', 'On testnet, with your people at the keyboard and our engineers beside them.'],
    ],
    shownCase: shownCases.hushmint,
    voice: [
      'Samuel Okonjo',
      'I asked what happens when somebody tries to mint the twenty-first copy. They showed me the test in which somebody does.',
      'contracts',
    ],
    questions: [
      [
        'Can a Cadence contract be changed after launch?',
        'Yes, within rules: fields cannot change their types, and what is stored has to stay readable. We write the update, rehearse it on a copy of the state, and say what it cannot do. You can also give up the key and freeze the contract for good.',
      ],
      [
        'Who holds the account that the contract lives in?',
        'You do, from the first deployment. Its keys are weighted, so that no single person can update it, ours included.',
      ],
      [
        'Why not Solidity on the EVM side?',
        'If your code exists in Solidity and works, keep it: Flow runs it. Cadence is worth the change where it matters which thing you own, not just how many.',
      ],
    ],
    near: [
      ['Cadence audit', 'cadence-audit'],
      ['Accounts and keys', 'accounts-and-keys'],
      ['NFT marketplaces', 'nft-marketplaces'],
      ['Bridge development', 'bridge-development'],
      ['Web products', 'web-products'],
    ],
  }),
  createServicePage({
    slug: 'accounts-and-keys',
    title: 'Accounts and keys',
    headTitle: 'Flow accounts, weighted keys and recovery',
    summary: `We design who signs what on Flow: weighted keys, recovery that does not pass through us, and storage budgets. ${capital(priceOf('accounts-and-keys'))}.`,
    heading: 'Lose a phone,\nkeep the funds',
    lead: `Accounts and keys for businesses on Flow add ${sumOf('accounts-and-keys')} to a project. One account carries several keys, each with a weight, and signatures count once they reach 1,000.`,
    drawing: 'side-weights',
    picture: 'service-weights',
    gridHeading: 'Three keys to argue about',
    points: [
      [
        'Device',
        'In the phone’s secure hardware. On its own it covers small sums, through a capability with a limit.',
        'weight 500',
      ],
      [
        'Recovery',
        'With the owner or someone the owner trusts, never with us. With the device it reaches the threshold.',
        'weight 500',
      ],
      ['Finance', 'Prepares payments. Too light to move money, even together with one of the others.', 'weight 250'],
    ],
    journeyHeading: 'Seven weeks, and\ntwo rehearsed losses',
    journey: [
      ['Week 1', 'List', 'Who signs what today, on which paper, and who notices when they do not.'],
      ['Week 3', 'Weigh', 'Keys, weights and limits in one table. Each row says what happens if that key is gone.'],
      ['Week 5', 'Build', 'Accounts, sign-in and recovery on testnet. Storage is paid from a budget with an alarm.'],
      ['Week 7', 'Lose', 'A phone is lost and a person leaves, on purpose, while we watch the clock.'],
    ],
    shownCase: shownCases.opaline,
    voice: [
      'Femke Visser',
      'I do not want to be able to take the money. I want to be able to say that I could not have.',
      'certificates',
    ],
    questions: [
      [
        'Do our customers need a wallet?',
        'No. A passkey or an email address opens an account, and the product pays its fees. Those who have a wallet can connect it, and those who want one later can take their account with them.',
      ],
      [
        'Can you restore a lost account?',
        'Not on our own, and that is the point: recovery belongs to the owner. We build it so that two of the owner’s own keys are enough.',
      ],
      [
        'What does an account cost to keep?',
        'It holds a little FLOW for the storage it uses; more bytes need more. We size it, set an alarm before it is full, and decide with you who tops it up.',
      ],
    ],
    near: [
      ['Cadence smart contracts', 'cadence-smart-contracts'],
      ['Web products', 'web-products'],
      ['Digital identity', 'digital-identity'],
      ['Operation and care', 'operation-and-care'],
    ],
  }),
  createServicePage({
    slug: 'nft-marketplaces',
    title: 'NFT marketplaces',
    headTitle: 'NFT marketplace development on Flow',
    summary: `Marketplaces with numbered editions, certificates and royalties paid in the sale itself. ${capital(priceOf('nft-marketplaces'))}, on testnet in six weeks.`,
    heading: 'A till and a ledger\nthat close together',
    lead: `NFT marketplaces for artists and dealers, ${priceOf('nft-marketplaces')}. The rules travel with the item: Hushmint and Opaline run on the same three ideas.`,
    drawing: 'side-nft',
    picture: 'service-nft',
    gridHeading: 'The same three ideas',
    points: [
      [
        'Listings without custody',
        'The seller keeps the item until the sale takes it. A listing that is withdrawn leaves nothing behind.',
        'no escrow',
      ],
      [
        'Royalties inside the sale',
        'Price, fee and royalty are split in one transaction, and nothing is left to send later.',
        'one transaction',
      ],
      [
        'Sign-in without a seed phrase',
        'Buyers use a passkey or an email address, and the product pays the fee.',
        'no wallet needed',
      ],
    ],
    journeyHeading: 'From a first item\nto a first resale',
    journey: [
      ['Week 2', 'One item', 'What it is, how many there may be, what its buyer gets. Modelled before it is priced.'],
      ['Week 6', 'A till', 'Minting, listing and sale on testnet, with fees and royalties that add up.'],
      ['Week 12', 'A shop', 'Pages, search, payment by card, and the email that says it worked.'],
      ['Week 16', 'A resale', 'The first buyer becomes a seller, and the artist gets a share.'],
    ],
    shownCase: shownCases.hushmint,
    voice: [
      'Odile Marchetti',
      'I do not mind that it is eight per cent. I mind having to write to people about it.',
      'sound',
    ],
    questions: [
      [
        'Do royalties hold on other marketplaces?',
        'In ours they are part of the sale. Elsewhere they depend on the other market’s code: the standard lets an item name its royalty, and a market may ignore it. We say so before you promise it to an artist.',
      ],
      [
        'Where does the file live?',
        'The item holds its fingerprint and an address. The file is kept where you can still pay for it in ten years; the fingerprint proves that it is the same one.',
      ],
      [
        'Can buyers pay by card?',
        'Yes. A payment provider takes the card, and the item moves once the payment is confirmed. A refund and its item go back together.',
      ],
    ],
    near: [
      ['Cadence smart contracts', 'cadence-smart-contracts'],
      ['Web products', 'web-products'],
      ['Game economies', 'game-economies'],
      ['Tokenised assets', 'tokenised-assets'],
      ['Loyalty', 'loyalty'],
    ],
  }),
  createServicePage({
    slug: 'bridge-development',
    title: 'Bridge development',
    headTitle: 'Bridge development between Cadence and EVM',
    summary: `Bridges that lock on one side before they release on the other, tested in both directions and paused by vote. ${capital(priceOf('bridge-development'))}.`,
    heading: 'Lock first,\nrelease second',
    lead: `Bridge development between Cadence and EVM, for assets with a market on both, ${priceOf('bridge-development')}. A crossing is one transaction, and never half of one.`,
    drawing: 'side-bridge',
    picture: 'service-bridge',
    gridHeading: 'What we test before anything crosses',
    points: [
      [
        'The status of each call',
        'A failed EVM call does not undo the Cadence side by itself. One wrapper reads the status and stops.',
        'one place',
      ],
      ['Both sums', 'What is locked and what is released are compared after each crossing.', 'every block'],
      ['The pause', 'Four of six watchers stop new crossings. None of them can move a balance.', 'no keys of ours'],
    ],
    journeyHeading: 'Both banks first,\nthen the span',
    journey: [
      ['Week 1', 'Count', 'What is to cross, in which direction, how often, and who loses what if it stops.'],
      ['Week 3', 'Lock', 'The side that locks, with tests that try to release without it.'],
      ['Week 5', 'Release', 'The other side, and one harness that runs both machines against one clock.'],
      ['Week 8', 'Break', 'A second team fails calls, stops watchers and replays crossings, until it is bored.'],
    ],
    shownCase: shownCases.causeway,
    voice: [
      'Bram Oosterhuis',
      'I had expected the hard part to be the cryptography. It was a remainder of one.',
      'crossings',
    ],
    questions: [
      [
        'Flow has a bridge of its own. Why build one?',
        'Often you do not have to: the network’s own bridge moves standard tokens between Cadence and EVM. You need code of your own where limits, pools or a pause are part of the crossing.',
      ],
      [
        'What about bridges to other chains?',
        'They need messengers between two networks, and then the messengers are what you trust. We draw who they are, what each could do alone, and what happens when they disagree.',
      ],
      [
        'How is a bridge insured?',
        'By limits before policies: a ceiling per hour and per asset makes the largest loss a number that you chose. Insurers ask for that number first.',
      ],
    ],
    near: [
      ['Migration from EVM', 'migration-from-evm'],
      ['EVM audit on Flow', 'evm-audit'],
      ['Cadence smart contracts', 'cadence-smart-contracts'],
      ['Operation and care', 'operation-and-care'],
    ],
  }),
  createServicePage({
    slug: 'web-products',
    title: 'Web products',
    headTitle: 'Web products on top of a ledger',
    summary: `The screen in front of a ledger and the server between: sign-in that people know, fees paid by the product, receipts. ${capital(priceOf('web-products'))}.`,
    heading: 'The screen in front\nof the ledger',
    lead: `Web products on top of a ledger, for customers who should not have to know what a block is. They press a button, see the price and keep a receipt. ${capital(priceOf('web-products'))}, with the contracts behind it.`,
    drawing: 'side-dapps',
    picture: 'service-dapps',
    gridHeading: 'Three promises to a customer',
    points: [
      ['You can get in', 'A passkey or an email address. Those who have a wallet can connect it.', 'no seed phrase'],
      [
        'You see what happens',
        'Pending, sealed, refused: the page says which, in words, and does not guess.',
        'first screen in 2 weeks',
      ],
      [
        'You keep the proof',
        'A receipt with an address at which anyone can check it, with or without us.',
        'every purchase',
      ],
    ],
    journeyHeading: 'Rounds of two weeks,\neach ending in use',
    journey: [
      ['Round 1', 'One path', 'The shortest way through the product, on a real network, used by five people.'],
      ['Round 2', 'The refusals', 'What the page says when the ledger says no, when it is slow, and when it is down.'],
      ['Round 3', 'The office', 'Refunds, exports and the page your staff look at while they answer the phone.'],
      ['Round 4', 'The crowd', 'Load, keyboard, screen readers, small phones. Then the doors open.'],
    ],
    refusals: [
      ['A screen before a model', 'It would promise what the contract cannot keep.'],
      ['A wallet as the only door', 'Most of your customers would leave.'],
      ['A page that shows pending as done', 'Somebody will ship the goods.'],
    ],
    shownCase: shownCases.hushmint,
    voice: ['Samuel Okonjo', 'Our listeners have never heard the word wallet from us.', 'sound'],
    questions: [
      [
        'Web, iOS or Android?',
        'The web first, because it is one product and can be fixed within the hour. A native app where you need the device itself: its camera, its secure key, its hours offline.',
      ],
      [
        'Can you work with our designers?',
        'Yes. We bring the states that a ledger adds, such as late, refused and reversed, and they draw those as they draw the rest.',
      ],
      [
        'Who pays the network fee?',
        'On Flow the product can pay for its users. We set a budget per user and day, with an alarm on it.',
      ],
    ],
    near: [
      ['Accounts and keys', 'accounts-and-keys'],
      ['NFT marketplaces', 'nft-marketplaces'],
      ['Stablecoin rails', 'stablecoin-rails'],
      ['Loyalty', 'loyalty'],
    ],
  }),
];
