import { usualAnswerDays } from '@frontage/contract/answerTime.ts';
import { languageAt } from '@frontage/contract/language.ts';
import type { Payload } from 'payload';
import { zoneOf } from '../clock/readAgencyZone.ts';
import { readDaysOff } from '../clock/readDaysOff.ts';
import { readOffices } from '../content/readOffices.ts';
import type { InTransaction } from '../database/directRows.ts';
import { inForce } from '../fields/language.ts';
import { memoiseFor, memoisePer } from '../memoiseFor.ts';
import type { Form, Lead, Office, SiteSetting } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { answersOf } from './answersOf.ts';

/* Who is told of a request, who answers it, and in which hours: by the rules of its form. */

export interface Deciding {
  country?: string | null | undefined;
  /** As a request keeps them. */
  answers?: unknown;
  /** The address of the page it was sent from, which tells its language. */
  resendUrl?: string | null | undefined;
}

type Rules = Pick<Form, 'byCountry' | 'offices' | 'people' | 'recipients'>;
type Languages = SiteSetting['languages'];

/**
 * The addresses that are told about a request of a form, each once; empty where the general address is told. The first
 * rule that fits replaces the general recipients. Offices are told at their present address; an office without
 * one is skipped.
 */
export async function findRecipients(
  payload: Payload,
  form: Rules,
  request: Deciding,
  req: InTransaction,
): Promise<readonly string[]> {
  const { offices, recipients } = ruleFor(form, request, (await readerOf(payload)()).languages);
  return [...new Set([...(recipients ?? []), ...(await addressesOf(payload, offices ?? [], req))])];
}

/** The first rule that fits, else what the form says in general. `languages`: the default one first. */
function ruleFor(
  form: Rules,
  { answers, country, resendUrl }: Deciding,
  languages: Languages,
): Pick<Form, 'offices' | 'people' | 'recipients'> {
  const chosen = answersOf({ answers }).flatMap(({ question, value }) =>
    [value].flat().map((id) => `${question} ${id}`),
  );
  const spoken = languageAt(resendUrl, languages) ?? languages?.[0]?.code;
  const rule = (form.byCountry ?? []).find((one) => {
    const [countries, spokenOf] = [one.countries ?? [], one.languages ?? []];
    if (countries.length === 0 && spokenOf.length === 0 && !one.answer) return false;
    return (
      (countries.length === 0 || (country && countries.includes(country))) &&
      (spokenOf.length === 0 || (spoken && spokenOf.includes(spoken))) &&
      (!one.answer || chosen.includes(one.answer))
    );
  });
  return rule ?? form;
}

async function addressesOf(
  payload: Payload,
  offices: readonly (number | Office)[],
  req: InTransaction,
): Promise<string[]> {
  const ids = offices.flatMap((office) => idOf(office) ?? []);
  if (ids.length === 0) return [];
  const where = { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] };
  const { docs } = await payload.db.find<Office>({ collection: 'offices', where, pagination: false, limit: 100, req });
  return ids.flatMap((id) => docs.find((office) => office.id === id)?.email || []);
}

/** ms for which the agency is cached: visitors wait for their request to be stored. */
const cachedMs = 1000;

/** Those of an agency that has no office. */
const usualHours = { opens: '09:00', closes: '18:00' };

export interface AnswerHours {
  workingDays: number;
  /** 1 is Monday. */
  weekdays: readonly number[];
  /** `YYYY-MM-DD`, both ends inclusive. */
  daysOff: readonly { from: string; to: string }[];
  /** `HH:MM`, by the clocks of the zone. */
  opens: string;
  closes: string;
  timeZone: string;
}

interface Route {
  hours: AnswerHours;
  /** Ids of those who own such requests in turn; empty where nobody is named. */
  people: number[];
}

/**
 * The route of a request: the hours of the first office that its form tells, by the rule that fits it, otherwise of the
 * first office of the agency; and the first people who are named by that rule, the offices it tells, the form in
 * general, its offices, or the first office. Working days and days off are those of calls. R70, R75.
 */
export async function readRoute(
  payload: Payload,
  { formId, ...request }: Pick<Lead, 'formId'> & Deciding,
): Promise<Route> {
  const { daysOff, forms, languages, offices, timeZone, weekdays, workingDays } = await readerOf(payload)();
  const form = forms.find(({ name }) => name === formId);
  const rule = form && ruleFor(form, request, languages);
  const toldBy = (one: Pick<Form, 'offices'> | undefined) => {
    const ids = one?.offices?.map((office) => idOf(office));
    return offices.filter(({ id }) => ids?.includes(id));
  };
  const office = toldBy(rule)[0] ?? offices[0];
  const named = [rule?.people, peopleOf(toldBy(rule)), form?.people, peopleOf(toldBy(form)), office?.people];
  const { opens, closes, timeZone: zone } = office ?? { ...usualHours, timeZone };
  return {
    hours: {
      ...{ workingDays, weekdays, opens, closes, timeZone: zone },
      daysOff: daysOff.filter((off) => off.officeId === undefined || off.officeId === office?.id),
    },
    people: (named.find((people) => people?.length) ?? []).flatMap((person) => idOf(person) ?? []),
  };
}

const peopleOf = (offices: readonly Pick<Office, 'people'>[]) => offices.flatMap(({ people }) => people ?? []);

/** What decides the routes of requests, at most a second old. */
const readerOf = memoisePer((payload: Payload) =>
  memoiseFor(
    cachedMs,
    () => new Date(),
    () => readNow(payload),
  ),
);

async function readNow(payload: Payload) {
  const [settings, plan, offices, forms] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.findGlobal({ slug: 'booking', depth: 0 }),
    readOffices(payload),
    payload.db.find<Form>({ collection: 'forms', where: inForce, pagination: false }),
  ]);
  return {
    workingDays: settings.answerWorkingDays ?? usualAnswerDays,
    timeZone: zoneOf(settings),
    languages: settings.languages,
    weekdays: plan.weekdays.map(Number),
    daysOff: await readDaysOff(payload, plan, offices),
    offices,
    forms: forms.docs,
  };
}
