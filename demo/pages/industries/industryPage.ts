import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';
import { industrySlides } from '../slides.ts';

/** What the page of an industry says. */
export interface IndustryStory {
  slug: string;
  title: string;
  headTitle: string;
  /** 70 to 160 characters, for search engines. */
  summary: string;
  heading: string;
  lead: string;
  /** The settlement drawing belongs to trades with two legs. */
  drawing: 'settlement' | 'none';
  secondAction: { label: string; href: string };
  questionsHeading: string;
  questions: [title: string, description: string][];
  built: [label: string, text: string, href: string][];
}

/** An industry, made of blocks: its questions with answers, what was built, and the other industries. */
export function industryPage(story: IndustryStory): DemoPage {
  const href = `/industries/${story.slug}`;
  return {
    type: 'industry',
    slug: story.slug,
    title: story.title,
    head: { title: story.headTitle, description: story.summary, image: { $picture: 'social-home' } },
    breadcrumbs: [{ label: 'Industries', href: '/industries' }],
    layout: [
      {
        acf_fc_layout: 'hero',
        heading: story.heading,
        description: story.lead,
        action: { label: 'Book a free call', href: '#contact-form' },
        secondAction: story.secondAction,
        drawing: story.drawing,
      },
      { acf_fc_layout: 'breadcrumbs' },
      {
        acf_fc_layout: 'challenges',
        heading: story.questionsHeading,
        riskLabel: 'Question',
        entryLabel: 'Answer',
        items: story.questions.map(([title, description]) => ({ title, description })),
      },
      {
        acf_fc_layout: 'feature_grid',
        heading: 'What we have been asked to build',
        ground: 'land',
        columns: 3,
        items: story.built.map(([label, text, labelLink]) => ({ label, text, labelLink })),
      },
      {
        acf_fc_layout: 'slider',
        heading: 'Other books we keep',
        ground: 'paper',
        preset: 'landing',
        slides: industrySlides.filter((slide) => slide.href !== href),
      },
      contactForm,
    ],
  };
}
