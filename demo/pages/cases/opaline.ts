import { createCasePage, teamNote } from './createCasePage.ts';

/** A marketplace for opals with their papers. */
export const opaline = createCasePage({
  title: 'Opaline',
  headTitle: 'Opaline: one stone, one certificate',
  summary:
    'An opal marketplace in which every stone has one certificate, and it changes hands with the stone. Built in five months.',
  layout: [
    {
      acf_fc_layout: 'headdescription',
      heading: 'Opaline ties a paper\nto its stone',
      description:
        'A marketplace for opals. Every stone has one certificate, and it changes hands with the stone. Where the two part, the ledger says so.',
      facts: [
        { title: 'Client', description: 'Ferrol and Daughters, Antwerp' },
        { title: 'Work', description: 'NFT marketplace' },
        { title: 'Time', description: '5 months' },
        { title: 'Ledger', description: 'Flow: Cadence' },
      ],
    },
    {
      acf_fc_layout: 'work',
      image: { $picture: 'work-certificate' },
      imageUpright: { $picture: 'work-certificate-upright' },
    },
    {
      acf_fc_layout: 'product_screen',
      heading: 'One stone,\nits paper, its way',
      look: 'atelier',
      name: 'Opaline',
      place: '/stone/40117',
      status: 'certificate valid',
      title: 'Black opal, Lightning Ridge, 6.42 ct',
      figures: [
        { value: '11', label: 'measures, all signed' },
        { value: '3', label: 'owners so far' },
        { value: '1', label: 'certificate' },
      ],
      columns: { name: 'What happened', value: 'By', note: 'When' },
      rows: [
        { name: 'Handed over with the stone', value: 'courier and buyer', note: '14 October' },
        { name: 'Into escrow, with the price', value: 'dealer, Geneva', note: '12 October' },
        { name: 'Measured and signed', value: 'gemmologist 2', note: '11 March' },
      ],
      press: {
        label: 'Issue a second certificate',
        name: 'Second certificate refused',
        value: 'the register',
        note: 'just now',
        foot: 'Its eleven measures are known: the stone keeps the paper it has.',
      },
      foot: 'Anyone may ask the register, without an account.',
      caption: 'The page of a stone, as its buyer sees it. Try the button: four dealers have.',
      changes: [
        { title: 'Sale to certificate', before: '9 days, by post', after: '2 days' },
        { title: 'Holders of one paper', before: 'whoever had the file', after: 'one' },
        { title: 'A second certificate', before: 'noticed years later', after: 'refused' },
      ],
    },
    {
      acf_fc_layout: 'twocolumnstext',
      heading: 'A certificate is easy to copy,\na stone is not',
      items: [
        {
          title: 'What was hard',
          description:
            'Certificates were PDF files. Two buyers could hold the same one, each in good faith.\n\nA ledger cannot look at a stone. Somebody has to, and has to be answerable for it.',
        },
        {
          title: 'What we decided',
          description:
            'A gemmologist’s signature makes the certificate, and names eleven measured facets. A dealer can hold it; only a gemmologist can correct it, and has to say why.\n\nA sale moves the certificate when the courier’s handover is signed by both. Until then it belongs to neither, and so does the money.',
        },
      ],
    },
    {
      acf_fc_layout: 'about_the_client',
      heading: 'About the client',
      description:
        'Ferrol and Daughters buy opals in the rough, cut them in Antwerp and sell them to dealers in nine countries. Three gemmologists measure each stone before it leaves the house.\n\nThe papers followed the stones by post, and took nine days. Whoever had emailed one still had the file.',
    },
    {
      acf_fc_layout: 'client_success',
      heading: 'What changed\nin Antwerp',
      items: [
        { label: '4', title: 'refused', description: 'In the first month: certificates for stones that had one.' },
        { label: '2 days', title: 'from sale to certificate', description: 'By post it was nine.' },
        { label: 'One', title: 'certificate a stone', description: 'The register refuses the second.' },
      ],
    },
    {
      acf_fc_layout: 'solutions',
      heading: 'Three decisions\nabout one stone',
      items: [
        {
          title: 'Eleven facets, and a name',
          description:
            'An opal changes with the light; its geometry does not. Eleven measures make the certificate, signed with a gemmologist’s own key.',
          image: { $picture: 'decision-measure' },
        },
        {
          title: 'In transit it is nobody’s',
          description:
            'Certificate and money wait in escrow while the courier is on the way. Two signatures release both, in one transaction.',
          image: { $picture: 'decision-handover' },
        },
        {
          title: 'The register reads before it writes',
          description:
            'It keeps a hash of the eleven measures and refuses a certificate whose hash it has seen. Anyone may ask it, without an account.',
          image: { $picture: 'decision-register' },
        },
      ],
    },
    {
      acf_fc_layout: 'team',
      heading: 'Four people, five months',
      note: teamNote,
      monthLabel: 'month',
      months: 5,
      items: [
        { role: 'Lead engineer', people: 1, startMonth: 1, endMonth: 5 },
        { role: 'Cadence engineer', people: 1, startMonth: 1, endMonth: 4 },
        { role: 'Web engineer', people: 1, startMonth: 2, endMonth: 5 },
        { role: 'Auditor, second team', people: 1, startMonth: 4, endMonth: 4.5 },
      ],
    },
    {
      acf_fc_layout: 'customerInfo',
      anchor: 'their-words',
      description: 'I asked them which paper belonged to which stone. They could not say, so that is where they began.',
      name: 'Josephine Ferrol',
      jobTitle: 'Partner, Ferrol and Daughters',
      facts: [
        { title: 'Founded', description: '1931' },
        { title: 'People', description: '14' },
        { title: 'Measured', description: '40,000 stones' },
      ],
    },
    {
      acf_fc_layout: 'image_with_text',
      heading: 'Two of three keys',
      description:
        'The register changes its rules with two keys of three. One is with each daughter and one with their notary; none is with us.',
      image: { $picture: 'care-keys' },
      link: { label: 'Read about accounts and keys', href: '/services/accounts-and-keys' },
    },
    {
      acf_fc_layout: 'call_to_action',
      heading: 'A thing, and a paper\nthat proves it?',
      buttonText: 'Write to us',
    },
    {
      acf_fc_layout: 'relatedPosts',
      heading: 'On papers and\nwhat they prove',
      allLink: { label: 'All case studies', href: '/work' },
      caseSlugs: ['hushmint'],
      articleSlugs: ['eleven-facets-and-one-certificate', 'a-register-your-auditor-can-read-without-us'],
    },
  ],
});
