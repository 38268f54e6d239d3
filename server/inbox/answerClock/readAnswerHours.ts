import { usualAnswerDays } from '@frontage/contract/answerTime.ts';
import type { Payload } from 'payload';
import { zoneOf } from '../../clock/readAgencyZone.ts';
import { readDaysOff } from '../../clock/readDaysOff.ts';
import { readOffices } from '../../content/readOffices.ts';
import { type Deciding, ruleFor } from '../../forms/findRecipients.ts';
import { memoiseFor } from '../../memoiseFor.ts';
import type { Form, Lead } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import type { AnswerHours } from './answerTimes.ts';

/** ms for which hours are cached: visitors wait for their request to be stored. */
const cachedMs = 1000;

/** The hours of an agency that has no office. */
const usualHours = { opens: '09:00', closes: '18:00' };

const readers = new WeakMap<Payload, () => Promise<Settings>>();
type Settings = Awaited<ReturnType<typeof readSettings>>;

/**
 * The hours in which a request is answered: those of the first office that its form tells, by the rule for its country or answers,
 * otherwise of the first office of the agency. Working days and days off are those of calls.
 */
export async function readAnswerHours(
  payload: Payload,
  { formId, ...request }: Pick<Lead, 'formId'> & Deciding,
): Promise<AnswerHours> {
  const read =
    readers.get(payload) ??
    memoiseFor(
      cachedMs,
      () => new Date(),
      () => readSettings(payload),
    );
  readers.set(payload, read);
  const { daysOff, forms, offices, timeZone, weekdays, workingDays } = await read();
  const form = forms.find(({ name }) => name === formId);
  const told = form && ruleFor(form, request).offices?.map((office) => idOf(office));
  const office = offices.find(({ id }) => told?.includes(id)) ?? offices[0];
  return {
    workingDays,
    weekdays,
    daysOff: daysOff.filter((off) => off.officeId === undefined || off.officeId === office?.id),
    ...(office ?? { ...usualHours, timeZone }),
  };
}

async function readSettings(payload: Payload) {
  const [settings, plan, offices, forms] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.findGlobal({ slug: 'booking', depth: 0 }),
    readOffices(payload),
    payload.db.find<Form>({ collection: 'forms', where: { deletedAt: { exists: false } }, pagination: false }),
  ]);
  return {
    workingDays: settings.answerWorkingDays ?? usualAnswerDays,
    timeZone: zoneOf(settings),
    weekdays: plan.weekdays.map(Number),
    daysOff: await readDaysOff(payload, plan, offices),
    offices: offices.map(({ closes, id, opens, timeZone }) => ({ id, closes, opens, timeZone })),
    forms: forms.docs,
  };
}
