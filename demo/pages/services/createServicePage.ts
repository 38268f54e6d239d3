import type { DemoBlock, DemoPage } from '../../demoContent.schema.ts';
import { acrossPage, type SceneName } from '../../media/scenes.ts';
import type { PictureName } from '../../media.ts';
import { type Priced, startingPriceOf } from '../../prices.ts';
import { contactForm } from '../shared.ts';
import { type Voice, wordsOfClient } from '../voices.ts';
import { caseOnInk, type ShownCase } from './shownCases.ts';

/** The content of a service page. */
export interface ServiceStory {
  slug: Priced;
  title: string;
  headTitle: string;
  /** 70 to 160 characters, for search engines. */
  summary: string;
  heading: string;
  lead: string;
  /** Next to the heading: the drawing of that name, or else the picture of the card. */
  drawing?: PictureName;
  picture: PictureName;
  /** In place of it, below the heading: a drawing across the page. */
  across?: SceneName;
  gridHeading: string;
  points: [label: string, text: string, fact: string][];
  /** Four stages, from the first day to the end. */
  journeyHeading: string;
  journey: [step: string, label: string, description: string][];
  questions: [title: string, description: string][];
  shownCase: ShownCase;
  voice: Voice;
  refusals?: [title: string, description: string][];
  /** A form that asks for an audit, as the first offer of the page. */
  audit?: { lead: string; facts: [title: string, description: string][]; placeholder: string };
  /** Up to five pages to read next. */
  near: [label: string, slug: string][];
  /** What the page ends with in place of the form. */
  end?: DemoBlock;
}

/**
 * Returns the page of a service, made of blocks: what is included, how it goes, proof, what we decline, questions,
 * related pages, and an end.
 */
export function createServicePage(story: ServiceStory): DemoPage {
  return {
    type: 'service',
    slug: story.slug,
    title: story.title,
    head: { title: story.headTitle, description: story.summary },
    offer: { serviceName: story.title, startingPrice: startingPriceOf(story.slug) },
    breadcrumbs: [{ label: 'Services', href: '/services' }],
    card: { label: 'Service', description: story.lead, picture: { $picture: story.picture } },
    layout: [
      {
        acf_fc_layout: 'hero',
        heading: story.heading,
        description: story.lead,
        action: story.audit
          ? { label: 'Ask for an audit', href: '#audit' }
          : { label: 'Book a free call', href: '/book' },
        secondAction: { label: 'All services', href: '/services' },
        ...drawn(story),
      },
      { acf_fc_layout: 'breadcrumbs' },
      {
        acf_fc_layout: 'feature_grid',
        heading: story.gridHeading,
        columns: 3,
        items: story.points.map(([label, text, fact]) => ({ label, text, bottomText: fact })),
      },
      {
        acf_fc_layout: 'journey',
        heading: story.journeyHeading,
        items: story.journey.map(([step, label, description]) => ({ step, label, description })),
      },
      caseOnInk(story.shownCase),
      wordsOfClient(story.voice),
      ...refusedBy(story),
      ...auditOf(story),
      {
        acf_fc_layout: 'faq',
        heading: 'Asked before signing',
        contactLine: 'Not answered here? Write to us',
        items: story.questions.map(([title, description], index) => ({ title, description, isOpen: index === 0 })),
      },
      {
        acf_fc_layout: 'links_grid',
        heading: 'Nearby pages',
        links: story.near.map(([label, slug]) => ({ label, href: `/services/${slug}` })),
      },
      // One form per page: a page with the audit form does not ask for the same again.
      ...(story.audit ? [] : [story.end ?? contactForm]),
    ],
  };
}

function auditOf({ audit }: ServiceStory): DemoBlock[] {
  if (!audit) return [];
  return [
    {
      acf_fc_layout: 'form',
      anchor: 'audit',
      heading: 'Show us\nthe contract',
      lead: audit.lead,
      facts: audit.facts.map(([title, description]) => ({ title, description })),
      form: 'audit',
      look: 'beside',
      messageLabel: 'What must it never do?',
      messagePlaceholder: audit.placeholder,
      files: [{ field: 'file' as const, label: 'Attach a specification' }],
      buttonText: 'Ask for an audit',
    },
  ];
}

function refusedBy({ refusals }: ServiceStory): DemoBlock[] {
  if (!refusals) return [];
  return [
    {
      acf_fc_layout: 'refusals',
      heading: 'When we\nadvise against it',
      items: refusals.map(([title, description]) => ({ title, description })),
    },
  ];
}

/** What the hero of a service shows: its scene, or its drawing or picture next to the text. */
function drawn({ across, drawing, picture }: ServiceStory) {
  if (across) return acrossPage(across);
  const side = drawing ? { sideImage: { $picture: drawing } } : { image: { $picture: picture } };
  return { drawing: 'none' as const, ...side };
}
