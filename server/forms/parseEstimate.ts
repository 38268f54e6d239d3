import type { EstimateFields } from '@frontage/contract/contact/estimateRequest.ts';
import {
  type Bill,
  billOf,
  type EstimateAnswers,
  type EstimateRates,
  knownAnswers,
  rangeText,
  weeksText,
} from '@frontage/contract/estimate.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { amountText, type Currency } from '@frontage/contract/money.ts';
import { estimateQuestions } from '@frontage/contract/primitives/estimateQuestions.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import { detailOf } from '../guards/refusal.ts';
import type { Parsed, RawSubmission, StoredEstimate } from './ContactSubmission.ts';
import { refuseFields } from './parseFields.ts';
import { readRequest, writeDetails } from './parseRequest.ts';

const unknownSum = 'The sum on the page fits no rates that are kept';

/**
 * Parses requests with an estimate. The sum is calculated again by the rates of the version that the request names,
 * whichever page it came from. One that matches none of them is stored as it was shown, and waits in quarantine. R46.
 */
export function createParseEstimate(keptRates: KeptRates, currency: CurrencyNow) {
  return async function parseEstimate(raw: RawSubmission): Promise<Parsed> {
    const read = readRequest(formTable.estimate.schema, raw);
    if (!read.ok) return read;
    const { places, rest, value } = read;
    const { name, email, phone, company, message } = value;
    const given = answersOf(value);
    const shown = shownRange(value);
    const known = await keptRates(value.ratesVersion);
    const rates = known.find((one) => isSum(billOf(one, given), shown));
    const answers = rates ? knownAnswers(rates, given) : given;
    if (Object.keys(answers).length === 0) {
      const [first = 'projectType'] = (rates ?? known[0])?.questions.map((question) => question.name) ?? [];
      return { ok: false, refusal: refuseFields([detailOf(first, naming('noAnswer'), 'required')]) };
    }
    const estimate = { ratesVersion: value.ratesVersion, answers, shown, bill: rates && billOf(rates, answers) };
    const details = [writeEstimate(estimate, rates, await currency()), ...places.lines].join('\n');
    const fields = { ...places.fields, name, email, phone, company, message };
    const submission = { ...rest, fields, details, estimate };
    return { ok: true, submission, ...(rates ? {} : { suspicion: unknownSum }) };
  };
}

/** True if no sum was shown: then there is nothing to compare. */
function isSum({ high, low }: Bill, shown: StoredEstimate['shown']): boolean {
  return !shown || (shown.lowUsd === low && shown.highUsd === high);
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

function writeEstimate(
  { ratesVersion, answers, shown, bill }: StoredEstimate,
  rates: EstimateRates | undefined,
  currency: Currency | undefined,
): string {
  const asked = Object.entries(answers).map(([name, values]): [string, string] => {
    const question = rates?.questions.find((one) => one.name === name);
    const labels = values.map((value) => question?.options.find((option) => option.value === value)?.label ?? value);
    return [question?.question.replace(/\?$/, '') ?? name, labels.join(', ')];
  });
  const range = bill ?? (shown && { low: shown.lowUsd, high: shown.highUsd });
  return writeDetails([
    ...asked,
    ['Range', range && [rangeText(range, currency), bill && weeksText(bill)].filter(Boolean).join(', ')],
    ...(bill ? rowsOf(bill) : []),
    ['Rates', bill ? ratesVersion : `${ratesVersion}, by which the sum is another: the range is as it was shown`],
  ]);
}

function rowsOf({ rows }: Bill): [string, string][] {
  return rows.map(({ entry, low, high }) => [entry, `${amountText(low)} to ${amountText(high)}`]);
}

/** All rates ever published under a version, newest first. R46. */
export type KeptRates = (version: string) => Promise<EstimateRates[]>;

/** The currency of the site's prices; undefined if it is the usual one. */
export type CurrencyNow = () => Promise<Currency | undefined>;
