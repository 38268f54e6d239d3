import { bareSlug } from '@frontage/contract/language.ts';
import type { UIFieldServerProps } from 'payload';
import { FigureTable } from '../../admin/figures.tsx';
import { say } from '../../admin/say.ts';
import { describedIn } from '../../forms/describedIn.ts';
import { lastDays, readFormFigures } from '../readVisits.ts';

const days = 28;

/** The rules by which an answer is refused, as people say it. */
const rules: Readonly<Record<string, string>> = {
  required: 'left empty',
  pattern: 'not in its form',
  max: 'too long, too many or too late',
  choice: 'not one of the answers',
  question: 'asked about once',
};

/** What visitors did at a form in the last days, and at which of its questions they stopped. R73. */
export async function FormFigures({ data, req }: UIFieldServerProps) {
  const { fields: own, name, questions }: { fields?: unknown; name?: string; questions?: unknown } = Object(data);
  if (!name) return <p>{say('Visits are counted here once it is published.')}</p>;
  const { begun, fields, seen, sent } = await readFormFigures(req.payload, bareSlug(name), lastDays(days, new Date()));
  const asked = [
    ...(describedIn(data)?.fields ?? []).map(({ label, name }) => [
      name,
      listed(own).find((one) => one.name === name)?.label ?? label,
    ]),
    ...listed(questions).map(({ id, label }) => [id, label]),
  ].filter(([field]) => field && fields.has(field));
  return (
    <>
      <p>
        {say(
          'In the last {days} days: {seen} seen, {begun} begun, {sent} sent. The website counts without an id, a cookie or an address, so no two counts can be joined; whoever has no script is not counted as begun.',
          { begun, days, seen, sent },
        )}
      </p>
      {asked.length > 0 ? (
        <FigureTable
          label={say('Figures of the last {days} days', { days })}
          heads={[say('Question'), say('Stopped here'), say('Refused')]}
          rows={asked.map(([field = '', label]) => {
            const { left, refused = {} } = fields.get(field) ?? {};
            const reasons = Object.entries(refused).map(([rule, times]) => `${times} × ${say(rules[rule] ?? rule)}`);
            return { id: field, cells: [label, left, reasons.join(', ')] };
          })}
        />
      ) : null}
    </>
  );
}

const listed = (value: unknown) =>
  (Array.isArray(value) ? value : []) as readonly { id?: string; name?: string; label?: string }[];
