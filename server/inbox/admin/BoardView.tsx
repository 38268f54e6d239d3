import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import type { AdminViewServerProps } from 'payload';
import { adminPage } from '../../admin/AdminPage.tsx';
import { WhatComes } from '../../admin/EmptyList.tsx';
import { say, spokenLocale } from '../../admin/say.ts';
import { readAgencyZone } from '../../clock/readAgencyZone.ts';
import { readFormTitles } from '../../forms/readFormTitles.ts';
import type { Lead } from '../../payload-types.ts';
import { inboxPath } from '../links.ts';
import { aboutInWords, timeLeftInWords } from '../requestInWords.ts';
import { statuses } from '../statuses.ts';
import { Board, type Card } from './Board.tsx';

/** Most cards of a state that waits for somebody, and of one that is over; the list has the rest. */
const [openAtMost, overAtMost] = [30, 5];
/** Most characters of a message on a card. */
const wordsAtMost = 110;

const shown = {
  ...({ name: true, surname: true, company: true, status: true, receivedAt: true, readAt: true, owner: true } as const),
  ...({ formId: true, message: true, details: true, answers: true, answerDueAt: true, answerState: true } as const),
};
type CardLead = Pick<Lead, keyof typeof shown | 'id'>;

/** `/admin/board`: the requests as cards, by their states. */
export const BoardView = adminPage('board', ({ initPageResult: { req } }) => (
  <>
    <p>
      <a href={inboxPath}>{say('The same as a list')}</a>
    </p>
    <Columns req={req} />
  </>
));

async function Columns({ req }: Pick<AdminViewServerProps['initPageResult'], 'req'>) {
  const zone = await readAgencyZone(req.payload);
  const titles = await readFormTitles(req.payload);
  const columns = await Promise.all(
    statuses.map(async ({ value }) => {
      const isOver = value === 'won' || value === 'lost' || value === 'quarantine';
      const { docs, totalDocs } = await req.payload.find({
        collection: 'leads',
        where: { status: { equals: value } },
        sort: '-receivedAt',
        limit: isOver ? overAtMost : openAtMost,
        depth: 1,
        joins: false,
        select: shown,
        overrideAccess: false,
        user: req.user,
      });
      return { status: value, total: totalDocs, cards: docs.map((lead) => cardOf(lead, { titles, zone })) };
    }),
  );
  if (columns.every(({ total }) => total === 0)) return <WhatComes into="leads" />;
  return (
    <Board
      cards={columns.flatMap(({ cards }) => cards)}
      rests={Object.fromEntries(columns.map(({ cards, status, total }) => [status, total - cards.length]))}
    />
  );
}

function cardOf(lead: CardLead, { titles, zone }: { titles: ReadonlyMap<string, string>; zone: string }): Card {
  const day = { dateStyle: 'medium', timeZone: zone } as const;
  return {
    id: lead.id,
    name: fullNameOf(lead),
    company: lead.company ?? undefined,
    form: titles.get(lead.formId ?? '') ?? lead.formId ?? '',
    words: aboutInWords(lead, zone, wordsAtMost),
    status: lead.status,
    received: lead.receivedAt ? new Date(lead.receivedAt).toLocaleDateString(spokenLocale(), day) : '',
    owner: typeof lead.owner === 'object' ? lead.owner?.name : undefined,
    isUnread: !lead.readAt,
    left: timeLeftInWords(lead, new Date()),
    isLate: lead.answerState === 'late',
  };
}
