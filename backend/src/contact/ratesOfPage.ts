import type { EstimateRates } from '@frontage/contract/estimate.ts';
import { estimateMarks } from '@frontage/contract/estimateMarkup.ts';
import { estimateQuestions } from '@frontage/contract/primitives/estimateQuestions.ts';
import { load } from 'cheerio';

/** The rates that a page of ours was built with: the very ones its visitors saw. Undefined where it has none. */
export function ratesOfPage(html: string): EstimateRates | undefined {
  if (!html.includes(estimateMarks.rates)) return undefined;
  return ratesOf(load(html)(`[${estimateMarks.rates}]`).first().attr(estimateMarks.rates));
}

/** The rates out of the mark that carries them. */
export function ratesOf(text: string | undefined): EstimateRates | undefined {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return isRates(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The site writes them from a block that has passed its schema, so the outline is enough. */
function isRates(value: unknown): value is EstimateRates {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('questions' in value)) return false;
  const { version, questions } = value;
  return (
    typeof version === 'string' &&
    Array.isArray(questions) &&
    questions.every((question) => estimateQuestions.includes(question?.name) && Array.isArray(question.options))
  );
}
