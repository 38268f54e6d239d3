import type { DemoBlock, DemoPage } from '../../demoContent.schema.ts';
import { acrossPage, type SceneName } from '../../media/scenes.ts';
import type { PictureName } from '../../media.ts';
import { caseOnInk } from '../services/shownCases.ts';
import { callWith, whatHappensNext } from '../shared.ts';
import { industrySlides } from '../slides.ts';
import { type Voice, wordsOfClient } from '../voices.ts';

type BlockOf<Layout extends DemoBlock['acf_fc_layout']> = Extract<DemoBlock, { acf_fc_layout: Layout }>;

/** The content of an industry page. */
export interface IndustryStory {
  slug: string;
  title: string;
  headTitle: string;
  /** 70 to 160 characters, for search engines. */
  summary: string;
  heading: string;
  lead: string;
  drawing: SceneName;
  secondAction: { label: string; href: string };
  questionsHeading: string;
  questions: [title: string, description: string, note: string][];
  builtHeading: string;
  built: [title: string, description: string, picture: PictureName, href: string][];
  rules: [title: string, description: string, note: string][];
  shownCase: Omit<BlockOf<'case_on_ink'>, 'acf_fc_layout' | 'facts'> & {
    facts: [label: string, description: string][];
  };
  voice: Voice;
  /** Who takes the call at the end of the page, and what they say of it. */
  host: [name: string, description: string];
}

/**
 * Returns the page of an industry, made of blocks: questions with answers, what was built, the rules, one case with a
 * client’s words, the other industries, and a person to call.
 */
export function createIndustryPage(story: IndustryStory): DemoPage {
  const href = `/industries/${story.slug}`;
  const slide = industrySlides.find((one) => one.href === href);
  if (!slide) throw new Error(`No slide leads to ${href}`);
  return {
    type: 'industry',
    slug: story.slug,
    title: story.title,
    head: { title: story.headTitle, description: story.summary },
    breadcrumbs: [{ label: 'Industries', href: '/industries' }],
    card: { label: 'Industry', description: slide.description, picture: slide.image },
    layout: [
      {
        acf_fc_layout: 'hero',
        heading: story.heading,
        description: story.lead,
        action: { label: 'Book a free call', href: '/book' },
        secondAction: story.secondAction,
        ...acrossPage(story.drawing),
      },
      { acf_fc_layout: 'breadcrumbs' },
      {
        acf_fc_layout: 'answers',
        heading: story.questionsHeading,
        items: story.questions.map(([title, description, note]) => ({ title, description, note })),
      },
      {
        acf_fc_layout: 'pictures_row',
        heading: story.builtHeading,
        items: story.built.map(([title, description, picture, link]) => ({
          title,
          description,
          image: { $picture: picture },
          href: link,
        })),
      },
      {
        acf_fc_layout: 'rules',
        heading: 'Rules we have built against',
        note: 'Not legal advice. We work with your counsel.',
        columnLabels: { title: 'Rule', description: 'What it asks', note: 'What we built for it' },
        items: story.rules.map(([title, description, note]) => ({ title, description, note })),
      },
      caseOnInk(story.shownCase),
      wordsOfClient(story.voice),
      {
        acf_fc_layout: 'links_grid',
        heading: 'Other industries',
        links: industrySlides.filter((one) => one !== slide).map((one) => ({ label: one.title, href: one.href })),
      },
      whatHappensNext,
      callWith(...story.host),
    ],
  };
}
