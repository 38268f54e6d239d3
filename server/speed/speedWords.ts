import {
  bucketEnds,
  lastFair,
  lastGood,
  type MeasuredPage,
  type MeasuredWidth,
  type SpeedMetric,
} from '@frontage/contract/speedFigures.ts';
import { say, spokenLanguage } from '../admin/say.ts';
import type { SpeedFigure } from './readSpeeds.ts';

/** The kinds of pages in editors' words. */
export const pageWords: Readonly<Record<MeasuredPage, string>> = {
  home: 'Home',
  page: 'Pages',
  service: 'Services',
  case: 'Cases',
  industry: 'Industries',
  article: 'Articles',
  list: 'Lists of articles',
  glossary: 'Glossary',
  search: 'Search',
  other: 'Thank-you and other short pages',
};

export const widthWords: Readonly<Record<MeasuredWidth, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

/** What a metric means to readers of the page, and what makes it worse. */
export const metricWords: Readonly<Record<SpeedMetric, { name: string; meaning: string }>> = {
  LCP: {
    name: 'Main part shows',
    meaning: 'Until the largest picture or text of the first view is there. Large pictures at the top make it longer.',
  },
  INP: {
    name: 'Answers a touch',
    meaning: 'Until a press or a key changes something. Scripts that work for long make it longer.',
  },
  CLS: {
    name: 'Moves by itself',
    meaning: 'How much of the page jumps while it is read; 0 is not at all. What comes late above a text raises it.',
  },
  TTFB: {
    name: 'Server answers',
    meaning: 'Until the first byte arrives. It hangs on the host and on the line of the visitor, not on the text.',
  },
};

/** A figure with its unit, such as 1.8 s. */
export function figureWords(metric: SpeedMetric, { isOver, value }: Pick<SpeedFigure, 'isOver' | 'value'>): string {
  return isOver ? say('over {value}', { value: withUnit(metric, value) }) : withUnit(metric, value);
}

/** Google's thresholds of a metric for good and poor, as a sentence. */
export function thresholdWords(metric: SpeedMetric): string {
  const ends = bucketEnds[metric];
  return say('Good up to {good}, poor over {fair}.', {
    good: withUnit(metric, ends[lastGood] ?? 0),
    fair: withUnit(metric, ends[lastFair] ?? 0),
  });
}

function withUnit(metric: SpeedMetric, value: number): string {
  if (metric === 'CLS') return Number(value.toFixed(2)).toLocaleString(spokenLanguage());
  if (metric === 'INP') return `${Math.round(value)} ms`;
  return `${Number((value / 1000).toFixed(1)).toLocaleString(spokenLanguage())} s`;
}
