import { capital, priceOf } from '../../prices.ts';
import { callWith } from '../shared.ts';
import { createServicePage } from './createServicePage.ts';
import { shownCases } from './shownCases.ts';

/** Solutions: what several clients have needed in a similar form. */
export const solutionServices = [
  createServicePage({
    slug: 'tokenised-assets',
    title: 'Tokenised assets',
    headTitle: 'Tokenised assets: shares that settle in one step',
    summary: `Shares in funds, buildings and receivables with the transfer rules built in, and a register a regulator can query. ${capital(priceOf('tokenised-assets'))}.`,
    heading: 'A share that knows\nwho may hold it',
    lead: `Tokenised assets for funds, landlords and lenders, ${priceOf('tokenised-assets')}: shares that settle in one step. The transfer rules are inside the asset, where they cannot be forgotten.`,
    picture: 'domain-tokenised',
    across: 'rules',
    gridHeading: 'What a register needs',
    points: [
      [
        'Transfer rules',
        'Eligibility, lock-ups and limits are checked by the asset itself, at each transfer.',
        'in the asset',
      ],
      ['A view for the regulator', 'Holders on a date, with the proof, in a file their own tools open.', 'on request'],
      ['Corporate actions', 'Dividends, splits and redemptions as transactions that can be replayed.', 'week 16'],
    ],
    journeyHeading: 'From articles\nto a register',
    journey: [
      ['Week 2', 'Articles', 'The rules as your counsel wrote them, beside the rules as a test reads them.'],
      ['Week 6', 'One share', 'Issued, moved, refused and cancelled on testnet, in front of your registrar.'],
      ['Week 12', 'A register', 'Views for holders, company and supervisor. The old register runs beside it.'],
      ['Week 16', 'A dividend', 'The first corporate action, paid from one transaction.'],
    ],
    shownCase: shownCases.opaline,
    voice: [
      'Annelie Brandt',
      'Nobody had ever shown me what they did not know, with a price on it. I sent it straight to our board.',
      'ledgers',
    ],
    questions: [
      [
        'Is the token the share?',
        'Where the law recognises a ledger as a share register, it can be. Elsewhere the token follows the register, and we say on each page which of the two counts.',
      ],
      [
        'Can a transfer be forced by a court?',
        'Yes. A named role can move or cancel a share, with two signatures and a public reason. Without it, no registrar would accept the book.',
      ],
      ['Which ledger?', 'Flow where there are many holders, in public. Canton where they must not see each other.'],
    ],
    end: callWith('Ines Halvorsen', 'Ines Halvorsen asks who may hold it\nbefore she asks what it is.'),
    near: [
      ['Settlement', 'settlement'],
      ['Canton development', 'canton-network-development-company'],
      ['Digital identity', 'digital-identity'],
      ['Stablecoin rails', 'stablecoin-rails'],
    ],
  }),
  createServicePage({
    slug: 'settlement',
    title: 'Settlement',
    headTitle: 'Settlement: delivery versus payment',
    summary: `Delivery versus payment between two registers: security and cash move in one transaction or not at all. ${capital(priceOf('settlement'))}.`,
    heading: 'Both legs,\none transaction',
    lead: `Settlement for exchanges, banks and ports, ${priceOf('settlement')}. Security and cash move in one transaction. If one leg fails, neither moves, and there is nothing to reverse.`,
    picture: 'solution-settlement',
    across: 'legs',
    gridHeading: 'Where it has been used',
    points: [
      [
        'Between ports',
        'Tidemark clears obligations between five ports in 11 seconds. It used to be twice a day, by email.',
        '14 months, Tidemark',
      ],
      ['Between two sides of Flow', 'Causeway locks in Cadence before it releases in EVM.', '11 months, Causeway'],
      ['Between firms on Canton', 'Each party keeps its own node, and sees its own side.', 'two pilots, Canton'],
    ],
    journeyHeading: 'One trade by hand,\nthen all of them',
    journey: [
      ['Week 1', 'One trade', 'Followed by hand from order to statement, and everywhere it waits.'],
      [
        'Week 4',
        'Two legs',
        'Both move on testnet in one transaction, and a hundred ways to fail leave nothing behind.',
      ],
      ['Week 8', 'In parallel', 'Each trade settles twice, and the two books are compared every evening.'],
      ['Week 12', 'Alone', 'The old way is switched off on a Friday, and can be switched back on until the next.'],
    ],
    shownCase: shownCases.tidemark,
    voice: [
      'Helena Marchbanks',
      'Each port was sure that the mistake was somewhere else. It turned out to be in between.',
      'entries',
    ],
    questions: [
      [
        'Where does the cash come from?',
        'A tokenised deposit, a stablecoin, or a bank account with a lock: the ledger releases the security once the bank confirms. Only with the first two is it one transaction.',
      ],
      [
        'Is faster always better?',
        'No. Netting saves cash, and instant settlement spends it. We compute both for last month’s trades before you decide.',
      ],
      [
        'What is final, and when?',
        'The ledger’s moment and the law’s are two things. We write down both, and your rule book says which one counts.',
      ],
    ],
    end: callWith('Nadia Castellan', 'Nadia Castellan has settled trades\nfor eight years, both legs or neither.'),
    near: [
      ['Tokenised assets', 'tokenised-assets'],
      ['Stablecoin rails', 'stablecoin-rails'],
      ['Canton development', 'canton-network-development-company'],
      ['Hyperledger development', 'hyperledger-development'],
    ],
  }),
  createServicePage({
    slug: 'loyalty',
    title: 'Loyalty',
    headTitle: 'Shared loyalty points for several shops',
    summary: `Loyalty points that many shops accept and none can print twice, with the liability on one page. ${capital(priceOf('loyalty'))}.`,
    heading: 'Points that nobody\ncan print twice',
    lead: `Loyalty for shops that share customers, ${priceOf('loyalty')}. One kind of point. Each shop sees what it owes the others, and the sum is zero every evening.`,
    picture: 'solution-loyalty',
    across: 'netting',
    gridHeading: 'What shops agree on',
    points: [
      ['Issue', 'A shop can issue what it has funded. The ledger refuses the rest.', 'funded'],
      ['Redemption', 'At the till in under a second; settled between the shops at night.', 'netted daily'],
      ['Leaving', 'A shop that leaves pays what it owes and keeps its customers.', 'any month’s end'],
    ],
    journeyHeading: 'A pair of shops,\nthen the street',
    journey: [
      ['Week 2', 'A rate', 'What a point costs the shop that gives it, and is worth to the shop that takes it.'],
      ['Week 6', 'Two shops', 'Points go both ways, and the netting is checked by both bookkeepers.'],
      ['Week 10', 'The tills', 'Redemption at the counter, and what happens when the line is down.'],
      ['Week 14', 'The street', 'Seven more shops join, each in a day.'],
    ],
    refusals: [
      ['A coin to speculate with', 'Points should buy coffee.'],
      ['Points for one shop', 'A column in your own table does it.'],
      ['Names on the ledger', 'The ledger holds a number; the shop knows the customer.'],
    ],
    shownCase: shownCases.tidemark,
    voice: [
      'Helena Marchbanks',
      'Most of what we owe one another cancels out. It took us years of emails to see that, and one ledger to let it.',
      'entries',
    ],
    questions: [
      [
        'Is this electronic money?',
        'Points that are given with a purchase are mostly not; points that are sold mostly are, unless they stay in a limited network. We draw the line with your counsel before we draw the model.',
      ],
      ['Do customers need an app?', 'No. A number on a card or a receipt is enough; an app may come later.'],
      [
        'What happens to old points?',
        'They expire by the rule you publish, in the ledger, on the day. The liability falls by the same entry.',
      ],
    ],
    end: callWith('Nadia Castellan', 'Nadia Castellan works out what shops\nowe one another, until the sum is zero.'),
    near: [
      ['Stablecoin rails', 'stablecoin-rails'],
      ['Provenance', 'provenance'],
      ['Web products', 'web-products'],
      ['NFT marketplaces', 'nft-marketplaces'],
    ],
  }),
  createServicePage({
    slug: 'digital-identity',
    title: 'Digital identity',
    headTitle: 'Digital identity with selective disclosure',
    summary: `Credentials that answer one question and keep the rest at home, with recovery and revocation that work. ${capital(priceOf('digital-identity'))}.`,
    heading: 'Answer one question,\nkeep the rest',
    lead: `Digital identity for issuers and those who check, ${priceOf('digital-identity')}. A verifier asks whether someone is over 18 and learns that, and no more. No personal data goes on a ledger.`,
    picture: 'domain-identity',
    across: 'answer',
    gridHeading: 'The three hard parts',
    points: [
      [
        'Disclosure',
        'Standard credentials with selective disclosure, so that other people’s wallets can hold them.',
        'W3C and ISO formats',
      ],
      ['Revocation', 'A status list that can be checked without telling the issuer who is asking.', 'minutes'],
      ['Recovery', 'A lost phone costs its owner an afternoon, not an identity.', 'an afternoon'],
    ],
    journeyHeading: 'One credential,\ndone properly',
    journey: [
      [
        'Week 2',
        'A question',
        'The one thing that a verifier needs to know, and everything it asks for today instead.',
      ],
      ['Week 6', 'An issuer', 'The office that knows the answer issues it, and can take it back.'],
      ['Week 10', 'A wallet', 'Yours, or one that people have. The page says what will be shown before it is.'],
      ['Week 14', 'A loss', 'A phone is lost, a credential is revoked, and both are noticed in minutes.'],
    ],
    refusals: [
      ['Personal data on a ledger', 'It could never be taken off again.'],
      ['A number for everyone, everywhere', 'It would join what should stay apart.'],
      ['A face as the only key', 'Nobody can change theirs.'],
    ],
    shownCase: shownCases.opaline,
    voice: [
      'Oskar Lindqvist',
      'At the door we used to photograph passports. Now a phone answers one question, and the shoebox is gone.',
      'certificates',
    ],
    questions: [
      [
        'How does this fit the wallets of the EU states?',
        'We issue in the formats that their architecture names, mdoc and SD-JWT, so that those wallets can hold what you issue. Whether you have to accept them depends on your sector.',
      ],
      [
        'Why is there a ledger at all?',
        'Often there is none: signatures are enough. It earns its place for the list of issuers that many parties have to trust, and for the status of what was revoked.',
      ],
      [
        'What does the issuer learn?',
        'Nothing about where a credential is shown. That is designed in, and there is a test that tries to find out.',
      ],
    ],
    near: [
      ['Accounts and keys', 'accounts-and-keys'],
      ['Tokenised assets', 'tokenised-assets'],
      ['AI on private data', 'ai-on-private-data'],
      ['Web products', 'web-products'],
    ],
  }),
  createServicePage({
    slug: 'provenance',
    title: 'Provenance',
    headTitle: 'Provenance: seals, handovers and certificates',
    summary: `Seals, handovers and certificates signed by those who were there, so that goods and papers stay together. ${capital(priceOf('provenance'))}.`,
    heading: 'The papers travel\nwith the goods',
    lead: `Provenance for makers, forwarders and dealers, ${priceOf('provenance')}. A ledger cannot see a container. It can hold what people signed when they saw it, and who was answerable in between.`,
    picture: 'solution-provenance',
    across: 'papers',
    gridHeading: 'What is recorded',
    points: [
      ['The seal', 'Set, read and broken, each with a time, a place and a signature.', 'three events'],
      ['The handover', 'Two signatures or none. What was not accepted stays with the one who had it.', 'both sign'],
      ['The certificate', 'One for each thing, as in Opaline: it changes hands with the stone.', 'one each'],
    ],
    journeyHeading: 'One item, followed\nfrom end to end',
    journey: [
      ['Week 1', 'On foot', 'We follow one item from its maker to its buyer, and note who held it.'],
      ['Week 5', 'One handover', 'The first one is signed by both sides, on the devices they have.'],
      ['Week 10', 'All of them', 'Every stop, offline too, with gaps shown as gaps.'],
      ['Week 14', 'A dispute', 'Somebody denies a handover, on purpose. The record answers, or we fix it.'],
    ],
    shownCase: shownCases.opaline,
    voice: [
      'Josephine Ferrol',
      'They told us in the first week that a ledger cannot look at a stone. Everything good about the certificate follows from that sentence.',
      'certificates',
    ],
    questions: [
      [
        'What ties the goods to their record?',
        'A seal, a measurement or a number that is hard to copy, and a person who checks it. The link is as good as that check; we say how good.',
      ],
      [
        'Who may read the history?',
        'Those who held the goods, and those they show it to. A buyer sees that it is whole, not who paid what.',
      ],
      [
        'Does it serve the EU Digital Product Passport?',
        'The same record can feed it: the passport is a set of fields behind a code. Which fields, and from when, is being decided product group by product group.',
      ],
    ],
    end: callWith('Ines Halvorsen', 'Ines Halvorsen asks who saw the goods,\nwho signed, and who answers in between.'),
    near: [
      ['Loyalty', 'loyalty'],
      ['Settlement', 'settlement'],
      ['Hyperledger development', 'hyperledger-development'],
      ['NFT marketplaces', 'nft-marketplaces'],
    ],
  }),
  createServicePage({
    slug: 'stablecoin-rails',
    title: 'Stablecoin rails',
    headTitle: 'Stablecoin rails: payouts that reconcile',
    summary: `Stablecoin payments, payouts and refunds that reconcile by themselves and still give your bank the files it wants. ${capital(priceOf('stablecoin-rails'))}.`,
    heading: 'Payments that\nfind their invoice',
    lead: `Stablecoin rails for merchants and payout desks, ${priceOf('stablecoin-rails')}. A coin moves in seconds. The rest of a payment is who it was for, and that is what we build.`,
    picture: 'domain-payments',
    across: 'sidings',
    gridHeading: 'From till to bank',
    points: [
      ['Paying', 'An address for each invoice, and the fee paid by the merchant.', 'one address each'],
      ['Refunding', 'A refund names the payment it undoes. It cannot exceed it.', 'checked on the ledger'],
      ['Reporting', 'Statements in the format that your bank and your bookkeeper already read.', 'each morning'],
    ],
    journeyHeading: 'One invoice, then\na month of them',
    journey: [
      ['Week 2', 'One invoice', 'Paid, found, refunded and reported, on a test network.'],
      [
        'Week 6',
        'Too little, too late',
        'Part payments, double payments, payments without an invoice. Each has a page and an owner.',
      ],
      ['Week 10', 'The bank', 'Conversion, statements and limits, with the provider whose licence you use.'],
      ['Week 14', 'A month’s end', 'The bookkeeper closes the month without calling us.'],
    ],
    shownCase: shownCases.causeway,
    voice: [
      'Willem Drost',
      'We used to close the day with a spreadsheet and two phones. The sums now agree after each crossing.',
      'crossings',
    ],
    questions: [
      [
        'Do we need a licence?',
        'To accept a stablecoin for your own goods, mostly not; to hold or pass on other people’s, mostly. Where you need one, we build on a provider that has it.',
      ],
      [
        'What if the coin loses its peg?',
        'Conversion is immediate, or when you say so, with a ceiling on what is held. The ceiling is a number that your treasurer chose.',
      ],
      [
        'How are senders checked?',
        'Addresses are screened before the goods move, and the result is kept with the payment. A hit goes to a person, not to a bin.',
      ],
    ],
    end: callWith(
      'Nadia Castellan',
      'Nadia Castellan finds the invoice that\na payment is for, part payments included.',
    ),
    near: [
      ['Settlement', 'settlement'],
      ['Loyalty', 'loyalty'],
      ['Solana development', 'solana-development'],
      ['Web products', 'web-products'],
    ],
  }),
  createServicePage({
    slug: 'game-economies',
    title: 'Game economies',
    headTitle: 'Game economies: items that players keep',
    summary: `Items as resources, sign-in without a seed phrase and trade between players, with a till that balances. ${capital(priceOf('game-economies'))}.`,
    heading: 'Items that outlive\nthe season',
    lead: `Game economies for studios, ${priceOf('game-economies')}. A sword is a resource in the player’s account, so no slip in the studio’s code can copy it or lose it.`,
    picture: 'domain-games',
    across: 'sword',
    gridHeading: 'What a studio gets',
    points: [
      ['Issue', 'Numbered runs with a ceiling that the studio cannot raise afterwards.', 'fixed supply'],
      [
        'Play',
        'Players sign in as they always did. The studio pays the fees and sees what they cost.',
        'no wallet needed',
      ],
      ['Trade', 'Between players, with the studio’s share paid in the sale.', 'in the sale'],
    ],
    journeyHeading: 'A season, played\nbefore it opens',
    journey: [
      ['Week 2', 'Sinks', 'Where items come from and where they go. An economy without a sink is a queue.'],
      ['Week 6', 'One item', 'Found, worn, lent and lost on testnet, in your engine.'],
      ['Week 10', 'A market', 'Trade between testers, and a month of it simulated overnight.'],
      ['Week 14', 'A season', 'Played by two hundred, with the numbers read out each morning.'],
    ],
    shownCase: shownCases.hushmint,
    voice: [
      'Samuel Okonjo',
      'Artists used to ask when they would be paid. The answer was next quarter. Now they have been paid before they ask.',
      'sound',
    ],
    questions: [
      [
        'Will it be slower than our server?',
        'What happens in a fight stays on your server. What is owned afterwards goes to the ledger, in a batch, while the player looks at the result.',
      ],
      [
        'What about gambling law?',
        'Paid chance with tradeable prizes is gambling in more and more places. We model what is sold so that the player knows what it is.',
      ],
      [
        'Can we still balance the game?',
        'Yes: what an item is belongs to the player, what it does belongs to the game. Say so in your terms before the first one is sold.',
      ],
    ],
    end: callWith('Ines Halvorsen', 'Ines Halvorsen asks what an item is\nworth once the season has ended.'),
    near: [
      ['NFT marketplaces', 'nft-marketplaces'],
      ['Accounts and keys', 'accounts-and-keys'],
      ['Web products', 'web-products'],
      ['Loyalty', 'loyalty'],
    ],
  }),
];
