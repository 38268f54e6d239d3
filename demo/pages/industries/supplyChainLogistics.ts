import { capital, priceOf } from '../../prices.ts';
import { createIndustryPage } from './createIndustryPage.ts';

export const supplyChainLogistics = createIndustryPage({
  slug: 'supply-chain-logistics',
  title: 'Supply chain & logistics',
  headTitle: 'Ledgers for supply chain & logistics',
  summary:
    'Electronic bills of lading, seals and cold chain proof, signed by those who were there and read by those who pay.',
  heading: 'Signed by those\nwho were there',
  lead: `Supply chain & logistics. We began with software for ports, and still build for the people who stand beside the goods. ${capital(priceOf('provenance'))}.`,
  drawing: 'lading',
  secondAction: { label: 'See the Tidemark case', href: '/work/tidemark' },
  questionsHeading: 'Five questions a forwarder\nasks on the quay',
  questions: [
    [
      'Does the ledger see my container?',
      'No. It holds what people and sensors signed when they saw it, and who was answerable in between.',
      'signatures, not sight',
    ],
    [
      'Is an electronic bill valid?',
      'Where the law has followed the model law on transferable records, as in the United Kingdom since 2023. We list where it has not.',
      'law by law',
    ],
    [
      'What if a partner is offline?',
      'Handovers are signed on the device and arrive later, in order. Two signatures or none.',
      'signed on the device',
    ],
    [
      'Who pays for the wrong entry?',
      'The one who signed it. A correction is a second entry with a name, and the first stays readable.',
      'names on entries',
    ],
    [
      'What do our rivals learn?',
      'Nothing. A bill is seen by the parties it passes through. The others see that the count is right.',
      'need to know',
    ],
  ],
  builtHeading: 'What forwarders have\nasked us to build',
  built: [
    [
      'Electronic bills of lading',
      'One original, transferred by signature, surrendered once. A second surrender finds nothing.',
      'built-lading',
      '/services/provenance',
    ],
    [
      'Cold chain proof',
      'Temperatures signed by the sensor, with gaps shown as gaps, and the hour in which they began.',
      'built-coldchain',
      '/services/provenance',
    ],
    [
      'Port clearing',
      'Obligations between five ports, netted and settled in 11 seconds at any hour.',
      'built-netting',
      '/work/tidemark',
    ],
  ],
  rules: [
    [
      'MLETR',
      'An electronic record does what a paper bill does if a reliable method keeps it single and under one party’s control.',
      'One original by type; control is the account that holds it',
    ],
    [
      'Electronic Trade Documents Act 2023',
      'In English law, an electronic bill of lading that meets the test can be possessed like one of paper.',
      'The test, point by point, beside the code',
    ],
    [
      'eFTI',
      'Authorities in the EU accept freight information from certified platforms; in full from July 2027.',
      'Export in the common data set',
    ],
    [
      'e-CMR',
      'Consignment notes may be electronic between the states that joined the protocol.',
      'Two signatures on the device at each handover',
    ],
    [
      'EU Digital Product Passport',
      'Large batteries come first, in February 2027; other groups of products follow.',
      'Origin and handovers behind one code',
    ],
  ],
  shownCase: {
    caseSlug: 'tidemark',
    heading: 'Tidemark clears five\nports in one pass',
    facts: [
      ['Before', 'netting twice a day, by email'],
      ['After', '11 seconds, 2.3 m entries a day'],
      ['Entries lost', 'none in 19 months'],
      ['Can be down', 'one validator of five'],
    ],
    linkText: 'Read the Tidemark case',
  },
  voice: [
    'Helena Marchbanks',
    'Each port was sure that the mistake was somewhere else. It turned out to be in between.',
    'entries',
  ],
  host: [
    'Ines Halvorsen',
    'Ines Halvorsen has read more bills\nof lading than novels. She knows\nwhich of the copies is the original.',
  ],
});
