import type { DemoBlock, DemoPage } from '../../demoContent.schema.ts';
import { contactForm, fourCases } from '../shared.ts';

/** The parts of a case page that are not on other pages too. */
export interface CaseStory {
  /** The name of the product, as in the list of the four cases. */
  title: string;
  headTitle: string;
  /** 70 to 160 characters, for search engines. */
  summary: string;
  layout: DemoBlock[];
}

/** Returns the page of a case. Its card is taken from the list of cases, so that all pages agree. */
export function createCasePage({ title, headTitle, summary, layout }: CaseStory): DemoPage {
  const shown = fourCases.find((one) => one.title === title);
  if (!shown) throw new Error(`${title} is none of the four cases`);
  return {
    type: 'case',
    slug: shown.href.replace('/work/', ''),
    title,
    head: { title: headTitle, description: summary },
    breadcrumbs: [{ label: 'Work', href: '/work' }],
    card: { label: shown.meta, description: shown.description, picture: shown.image },
    layout: [...layout, contactForm],
  };
}

/** How to read the chart of a team; the same on each case. */
export const teamNote = 'Bars show who was on the work, and when';
