import { bareSlug } from '@frontage/contract/language.ts';
import type { UIFieldServerProps } from 'payload';
import admin from '../../admin/admin.module.css';
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
    <section aria-label={say('Figures of the last {days} days', { days })}>
      <p>
        {say(
          'In the last {days} days: {seen} seen, {begun} begun, {sent} sent. The website counts without an id, a cookie or an address, so no two counts can be joined; whoever has no script is not counted as begun.',
          { begun, days, seen, sent },
        )}
      </p>
      {asked.length > 0 ? (
        <table className={admin.table}>
          <thead>
            <tr>
              <th scope="col">{say('Question')}</th>
              <th scope="col">{say('Stopped here')}</th>
              <th scope="col">{say('Refused')}</th>
            </tr>
          </thead>
          <tbody>
            {asked.map(([field = '', label]) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{fields.get(field)?.left}</td>
                <td>
                  {Object.entries(fields.get(field)?.refused ?? {})
                    .map(([rule, times]) => `${times} × ${say(rules[rule] ?? rule)}`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

const listed = (value: unknown) =>
  (Array.isArray(value) ? value : []) as readonly { id?: string; name?: string; label?: string }[];
