import { createCasePage, teamNote } from './createCasePage.ts';

/** A marketplace for numbered sound. */
export const hushmint = createCasePage({
  title: 'Hushmint',
  headTitle: 'Hushmint: sound in numbered editions',
  summary:
    'An ASMR marketplace on Flow where sound is sold in numbered editions, and the artist is paid in the sale itself. Built in seven months.',
  layout: [
    {
      acf_fc_layout: 'headdescription',
      heading: 'Hushmint sells\nquiet by number',
      description:
        'An ASMR marketplace where sound is sold in numbered editions. Each copy has an owner, and the artist is paid in the sale itself.',
      facts: [
        { title: 'Client', description: 'Murmur Audio, London' },
        { title: 'Work', description: 'NFT marketplace' },
        { title: 'Time', description: '7 months' },
        { title: 'Ledger', description: 'Flow: Cadence' },
      ],
    },
    {
      acf_fc_layout: 'work',
      image: { $picture: 'work-editions' },
      imageUpright: { $picture: 'work-editions-upright' },
    },
    {
      acf_fc_layout: 'product_screen',
      heading: 'Twenty numbers,\nand who holds them',
      look: 'night',
      name: 'Hushmint',
      place: '/rain-on-a-tin-roof',
      status: 'first minute free',
      title: 'Rain on a tin roof, 41 minutes, by Ada Brill',
      figures: [
        { value: '20', label: 'numbers in this edition' },
        { value: '$14', label: 'for any that is left' },
        { value: '4', label: 'still to be had' },
      ],
      columns: { name: 'Number', value: 'Held by', note: 'Since' },
      rows: [
        { name: 'No. 6', value: 'lena_k', note: '2 hours' },
        { name: 'No. 11', value: 'night shift', note: '5 hours' },
        { name: 'No. 2', value: 'prefers no name', note: 'yesterday' },
        { name: 'No. 9', value: 'oskar, for his father', note: 'Sunday' },
      ],
      press: {
        label: 'Buy No. 17 for $14',
        name: 'No. 17',
        value: 'you',
        note: 'just now',
        figure: '3',
        status: 'yours, all of it',
        foot: 'The artist was paid with the sale: $11.20 of $14.',
      },
      foot: 'Choose any number that nobody holds. You pay by card.',
      caption: 'The page of an edition, as a listener sees it. Try the button.',
      changes: [
        { title: 'An artist is paid', before: 'next quarter', after: 'in the sale' },
        { title: 'To the first sound', before: '4 min, with a wallet', after: '31 seconds' },
        { title: 'Copies of one number', before: 'as many as you like', after: 'one' },
      ],
    },
    {
      acf_fc_layout: 'about_the_client',
      heading: 'About the client',
      description:
        'Murmur Audio records what people fall asleep to: rain on a roof, pages, a brush on felt. Some ninety artists work with it, most of them from a wardrobe full of coats.\n\nTheir recordings were streamed by the million and paid in fractions of a cent. Murmur wanted to sell fewer copies, to people who would keep them.',
    },
    {
      acf_fc_layout: 'team',
      heading: 'Five people, seven months',
      note: teamNote,
      monthLabel: 'month',
      months: 7,
      items: [
        { role: 'Lead engineer', people: 1, startMonth: 1, endMonth: 7 },
        { role: 'Cadence engineers', people: 2, startMonth: 1, endMonth: 5 },
        { role: 'Web engineer', people: 1, startMonth: 2, endMonth: 7 },
        { role: 'Auditor, second team', people: 1, startMonth: 5, endMonth: 6.5 },
      ],
    },
    {
      acf_fc_layout: 'twocolumnstext',
      heading: 'An edition is a promise\nabout a number',
      items: [
        {
          title: 'What was hard',
          description:
            'A recording can be copied by anyone who hears it. What can be scarce is the numbered edition, and only if nobody, the platform included, can add an eleventh to ten.\n\nBuyers came for the sound. Most of them had no wallet and no wish for one.',
        },
        {
          title: 'What we decided',
          description:
            'The number of an edition is fixed in the resource that mints it. When the last one is made, that resource is destroyed in the same transaction.\n\nListeners sign in with an email address; the platform pays the fee. What the ledger does is explained in the receipt, for those who open it.',
        },
      ],
    },
    {
      acf_fc_layout: 'solutions',
      heading: 'Three decisions\nbehind one number',
      items: [
        {
          title: 'The press goes with the last copy',
          description:
            'The resource that mints an edition counts what it has made. It is destroyed with the last copy, and nothing is left that could make another.',
          image: { $picture: 'decision-press' },
        },
        {
          title: 'The sale splits itself',
          description:
            'Artist, seller and platform are paid in the transaction that moves the copy. There is no list of royalties to be settled at the end of a quarter.',
          image: { $picture: 'decision-split' },
        },
        {
          title: 'An email address opens an account',
          description:
            'The account is the listener’s from the first minute. A wallet can take it over later, with every copy that is in it.',
          image: { $picture: 'decision-account' },
        },
      ],
    },
    {
      acf_fc_layout: 'projectFeatures',
      heading: 'What a listener can do',
      items: [
        { label: 'Hear the first minute', text: 'Before buying, in the quality that is sold.' },
        { label: 'Buy a numbered copy', text: 'By card. You choose the number from those that are left.' },
        { label: 'Sell it again', text: 'The artist gets a share of that sale, too.' },
        { label: 'See who holds which number', text: 'A list for each edition, with the names of those who agree.' },
        { label: 'Take the account with you', text: 'To a wallet of your own. Without asking us.' },
        {
          label: 'Lend a copy',
          text: 'For one night. In the morning it comes back by itself.',
          upcoming: 'upcoming',
        },
      ],
    },
    {
      acf_fc_layout: 'client_success',
      heading: 'What changed\nat Murmur',
      items: [
        { label: '31 s', title: 'to the first sound', description: 'From the first visit, for half of all listeners.' },
        {
          label: '20 of 20',
          title: 'copies sold',
          description: 'The usual result, and the limit most artists choose.',
        },
        { label: '0', title: 'extra copies', description: 'None can be made, so none has been.' },
      ],
    },
    {
      acf_fc_layout: 'customerInfo',
      anchor: 'their-words',
      description:
        'Artists used to ask when they would be paid. The answer was next quarter. Now they have been paid before they ask.',
      name: 'Samuel Okonjo',
      jobTitle: 'Head of product, Murmur Audio',
      facts: [
        { title: 'Founded', description: '2016' },
        { title: 'People', description: '24' },
        { title: 'Artists', description: 'some ninety' },
      ],
    },
    {
      acf_fc_layout: 'call_to_action',
      heading: 'You sell something\nthat can be copied?',
      buttonText: 'Write to us',
    },
    {
      acf_fc_layout: 'relatedPosts',
      heading: 'On editions and\nthose who own them',
      allLink: { label: 'All case studies', href: '/work' },
      caseSlugs: ['opaline'],
      articleSlugs: ['royalties-that-survive-the-second-sale', 'a-wallet-that-opens-without-a-seed-phrase'],
    },
  ],
});
