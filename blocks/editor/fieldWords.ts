import { languages } from '@frontage/contract/language.ts';
import { currencies, moneyText } from '@frontage/contract/money.ts';

const nameOfLanguage = new Intl.DisplayNames('en-GB', { type: 'language' });
const nameOfCurrency = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** Labels of fields whose names say too little to editors; all others are read as words. */
const labels: Record<string, string> = {
  action: 'Button',
  allLink: 'Link to all',
  alt: 'What the picture shows',
  anchor: 'Name for links to this block',
  articleSlugs: 'Articles',
  asksCompany: 'Ask for the company',
  asksName: 'Ask for the name',
  asksPhone: 'Ask for the phone',
  badge: 'Mark',
  bottomIcon: 'Sign below',
  buttonHref: 'The button leads to',
  caseSlug: 'Case',
  caseSlugs: 'Cases',
  columnLabels: 'Words above the columns',
  consentFieldName: 'Name of the box for marketing emails',
  entryLabel: 'Word before what we do',
  eventSlug: 'Event',
  formId: 'Name of the form',
  formatted: 'Number as it is shown',
  freeLabel: 'Word for a free hour',
  ghostLabel: 'Words beside the empty square',
  ground: 'Background',
  drawingGround: 'Background of the picture',
  hasRating: 'Show the rating',
  head: 'Search engines',
  high: 'At most',
  highWeeks: 'Weeks at most',
  href: 'Leads to',
  imageUpright: 'Picture for phones',
  isBanner: 'Button in place of the form',
  isCurrent: 'The one that the page is about',
  isOpen: 'Open at first',
  isPageTitle: 'The heading is the title of the page',
  isPercent: 'In percent',
  isPerson: 'A person, with initials',
  labelLink: 'The label leads to',
  lead: 'Sentence below the heading',
  linkImage: 'Picture beside the link',
  low: 'At least',
  lowWeeks: 'Weeks at least',
  meta: 'Kind and length',
  modal: 'Form over the page',
  noIndex: 'Hide from search engines',
  noteLink: 'Link at the note',
  otherWay: 'Link below the form',
  personSlug: 'Page of the person',
  policyHref: 'Page with the privacy policy',
  preset: 'Look',
  privacyPath: 'Page with the privacy policy',
  raw: 'Number to call',
  receivedLabel: 'Words beside the filled square',
  riskLabel: 'Word before the risk',
  rowPrefix: 'Word before each amount',
  seatHref: 'The button leads to',
  secondAction: 'Quiet link beside the button',
  sideDrawing: 'Drawing at the side',
  sideImage: 'Picture at the side',
  slug: 'URL slug',
  titleImg: 'Picture over the words',
  topBadge: 'Mark above',
  upcoming: 'Still to come',
  zoneHint: 'Words about the time zone',
};

/** Options whose values say too little; all others are read as words. */
const options: Record<string, string> = {
  ...Object.fromEntries(currencies.map((one) => [one, `${nameOfCurrency.of(one)} (${moneyText(100, one)})`])),
  ...Object.fromEntries(languages.map((one) => [one, nameOfLanguage.of(one) ?? one])),
  ada: 'ADA',
  ai: 'AI',
  'ar-vr': 'AR and VR',
  arrowRight: 'Arrow',
  blue: 'Blue',
  consent: 'A register of consent',
  default: 'Nothing was known',
  designState: 'How far the design is',
  'familjen-grotesk': 'Familjen Grotesk, that of the design',
  figtree: 'Figtree, round',
  'hanken-grotesk': 'Hanken Grotesk, plain',
  ink: 'Ink (dark)',
  land: 'Land (sand)',
  landing: 'Two and a half slides in sight, picture over text',
  linkedin: 'LinkedIn',
  lookup: 'Looked up by the network address',
  none: 'None',
  parties: 'Who takes part',
  peek: 'One slide and a part of the next, picture beside text',
  pink: 'Pink',
  plus: 'Plus',
  projectType: 'Kind of project',
  'source-serif-4': 'Source Serif, with serifs',
  transfer: 'An asset changes accounts',
  visitor: 'The visitor said so',
  water: 'Water (blue)',
  x: 'X',
  youtube: 'YouTube',
};

export function labelOf(name: string): string {
  return labels[name] ?? asWords(name);
}

export function optionLabelOf(value: string): string {
  return options[value] ?? asWords(value);
}

/** Turns `buttonText` and `button-text` into `Button text`. */
function asWords(name: string): string {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Blocks that print the title of their page, its first-level heading. */
const titled = new Set<string>(['booking', 'estimate', 'headdescription', 'hero', 'home_hero']);

/** Whether a block prints the title of its page. `isPageTitle`: the editor's choice, in blocks that offer it. */
export function hasPageTitle({ isPageTitle, layout }: { layout: string; isPageTitle?: unknown }): boolean {
  return titled.has(layout) || isPageTitle === true;
}
