import { type EstimateFields, estimateFields, estimateLists } from '@frontage/contract/contact/estimateRequest.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import {
  type Bill,
  billOf,
  type EstimateAnswers,
  type EstimateRates,
  knownAnswers,
} from '@frontage/contract/estimate.ts';
import { dollars, noAnswer, otherSum, rangeText, weeksText } from '@frontage/contract/estimateTexts.ts';
import { estimateQuestions } from '@frontage/contract/primitives/estimateQuestions.ts';
import { detailOf } from '../guards/refusal.ts';
import type { Releases } from '../static/releases.ts';
import type { RawSubmission, StoredEstimate } from './ContactSubmission.ts';
import { detailsText } from './detailsText.ts';
import { formPage } from './formPage.ts';
import { unfitting } from './parseFields.ts';
import { type Parsed, readRequest } from './parseRequest.ts';
import { ratesOfPage } from './ratesOfPage.ts';

/**
 * Requests with an estimate. The sum is made again by the rates of the page it was made on: one that does not fit its
 * version is refused. Where the site has other rates by now, the range is stored as it was shown. Decision 25.
 */
export function createParseEstimate(releases: Releases) {
  return function parseEstimate(raw: RawSubmission, trapName: string | undefined): Parsed {
    const read = readRequest(estimateFields, raw, trapName, estimateLists);
    if (!read.ok) return read;
    const { value, envelope, consentGiven } = read;
    const { name, email, phone, company, message } = value;
    const given = answersOf(value);
    const rates = ratesFor(value.ratesVersion, raw.fields.get(hiddenFields.pagePath)?.[0]);
    const answers = rates ? knownAnswers(rates, given) : given;
    const [first = 'projectType'] = rates?.questions.map((question) => question.name) ?? [];
    if (Object.keys(answers).length === 0)
      return { ok: false, refusal: unfitting([detailOf(first, noAnswer, 'required')]) };
    const bill = rates && billOf(rates, answers);
    const shown = shownRange(value);
    const isOther = bill && shown && (bill.low !== shown.lowUsd || bill.high !== shown.highUsd);
    if (isOther) return { ok: false, refusal: { status: 422, message: otherSum } };
    const estimate = { ratesVersion: value.ratesVersion, answers, shown, bill };
    const details = estimateText(estimate, rates);
    const fields = { name, email, phone, company, message };
    return { ok: true, submission: { fields, envelope, consentGiven, files: raw.files, details, estimate } };
  };

  function ratesFor(version: string, path: string | undefined): EstimateRates | undefined {
    const page = formPage(releases, path);
    const rates = page && ratesOfPage(page.html);
    return rates?.version === version ? rates : undefined;
  }
}

function answersOf(fields: EstimateFields): EstimateAnswers {
  const given = estimateQuestions.flatMap((name) => {
    const answer = fields[name];
    if (answer === undefined) return [];
    return [[name, typeof answer === 'string' ? [answer] : answer]];
  });
  return Object.fromEntries(given);
}

function shownRange({ lowUsd, highUsd }: EstimateFields): StoredEstimate['shown'] {
  return lowUsd === undefined || highUsd === undefined
    ? undefined
    : { lowUsd: Number(lowUsd), highUsd: Number(highUsd) };
}

/** Questions, answers and the bill, as sales read them. */
function estimateText(
  { ratesVersion, answers, shown, bill }: StoredEstimate,
  rates: EstimateRates | undefined,
): string {
  const asked = Object.entries(answers).map(([name, values]): [string, string] => {
    const question = rates?.questions.find((one) => one.name === name);
    const labels = values.map((value) => question?.options.find((option) => option.value === value)?.label ?? value);
    return [question?.question.replace(/\?$/, '') ?? name, labels.join(', ')];
  });
  const range = bill ?? (shown && { low: shown.lowUsd, high: shown.highUsd });
  return detailsText([
    ...asked,
    ['Range', range && [rangeText(range), bill && weeksText(bill)].filter(Boolean).join(', ')],
    ...(bill ? rowsOf(bill) : []),
    ['Rates', bill ? ratesVersion : `${ratesVersion}, which the site no longer has: the range is as it was shown`],
  ]);
}

function rowsOf({ rows }: Bill): [string, string][] {
  return rows.map(({ entry, low, high }) => [entry, `${dollars(low)} to ${dollars(high)}`]);
}
