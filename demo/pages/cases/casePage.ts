import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm, fourCases } from '../shared.ts';

/** What the page of a case says. */
export interface CaseStory {
  slug: string;
  title: string;
  headTitle: string;
  /** 70 to 160 characters, for search engines. */
  summary: string;
  heading: string;
  lead: string;
  facts: { client: string; people: string; time: string; ledger: string };
  storyHeading: string;
  hard: string[];
  decided: string[];
  outcome: [figure: string, text: string][];
}

/** A case, made of blocks: facts, what was hard, what was decided, what came of it, and the other cases. */
export function casePage(story: CaseStory): DemoPage {
  const { client, people, time, ledger } = story.facts;
  return {
    type: 'case',
    slug: story.slug,
    title: story.title,
    head: { title: story.headTitle, description: story.summary, image: { $picture: 'social-home' } },
    breadcrumbs: [{ label: 'Work', href: '/work' }],
    layout: [
      {
        acf_fc_layout: 'hero',
        heading: story.heading,
        description: story.lead,
        action: { label: 'Book a free call', href: '#contact-form' },
        secondAction: { label: 'See the other cases', href: '#portfolio' },
        drawing: 'none',
      },
      { acf_fc_layout: 'breadcrumbs' },
      {
        acf_fc_layout: 'feature_grid',
        columns: 4,
        items: [
          { label: 'Client', text: client },
          { label: 'People', text: people },
          { label: 'Time', text: time },
          { label: 'Ledger', text: ledger },
        ],
      },
      {
        acf_fc_layout: 'textbox',
        heading: story.storyHeading,
        text: ['## What was hard', ...story.hard, '## What we decided', ...story.decided].join('\n\n'),
      },
      {
        acf_fc_layout: 'feature_grid',
        heading: 'What came of it',
        ground: 'water',
        columns: 3,
        items: story.outcome.map(([label, text]) => ({ label, text })),
      },
      {
        acf_fc_layout: 'cases',
        anchor: 'portfolio',
        heading: 'Three other systems\nthat are still running',
        allLink: { label: 'All show cases', href: '/work' },
        items: fourCases.filter(({ title }) => title !== story.title),
      },
      contactForm,
    ],
  };
}
