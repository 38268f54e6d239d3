import { bookingPaths } from '@frontage/contract/paths.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { icsOf, startCalendarServer } from './calendarServer.ts';
import { offerCalls } from './offerCalls.ts';
import { tokenOf } from './requests.ts';
import { openTestHost } from './testHost.ts';

const zone = 'Europe/Amsterdam';
const dayMs = 86_400_000;
const callMs = 40 * 60_000;

/**
 * Books, moves and cancels calls at random, while the two calendars of their person change at random: one that is only
 * read, and one by CalDAV that takes entries. Fails where an hour is given that a calendar had taken when it was asked,
 * where two calls have one hour, or where the calendar of entries is not what is booked in the end.
 */
export async function bookAgainstCalendars(count: number, seed = count): Promise<void> {
  const read = await startCalendarServer();
  const written = await startCalendarServer();
  const entries = new Map<string, string>();
  let puts = 0;
  written.answer = (response, request) => {
    if (request.method === 'REPORT') return void response.writeHead(207).end(multistatusOf([...entries.values()]));
    const path = request.url ?? '';
    if (request.method === 'DELETE') return void response.writeHead(entries.delete(path) ? 204 : 404).end();
    puts += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      entries.set(path, Buffer.concat(chunks).toString());
      response.writeHead(201).end();
    });
  };
  const host = await openTestHost({ variables: { CALENDAR_PRIVATE_HOSTS: `${read.host},${written.host}` } });
  try {
    const { app, clock, payload } = host;
    clock.now = new Date('2026-11-21T12:00:00Z');
    await offerCalls(payload);
    const [desk] = (await payload.findGlobal({ slug: 'booking', depth: 0 })).desks ?? [];
    if (!desk) throw new Error('Nobody takes calls');
    const calendars = [
      { kind: 'ics' as const, address: read.url },
      { kind: 'caldav' as const, address: `http://${written.host}/calls/` },
    ];
    await payload.updateGlobal({ slug: 'booking', data: { desks: [{ ...desk, calendars }] } });
    const tokens: string[] = [];
    const busy = new Map<string, boolean>();
    const given = { booked: 0, taken: 0 };

    const send = async (url: string, formId: string, fields: Record<string, string>) => {
      const { formToken } = await tokenOf(app, formId);
      const headers = { accept: 'application/json' };
      return app.inject({ method: 'POST', url, headers, payload: { formId, formToken, ...fields } });
    };
    const countAt = async (hour: string) => {
      const where = { and: [{ startsAt: { equals: hour } }, { state: { equals: 'booked' } }] };
      return (await payload.count({ collection: 'bookings', where })).totalDocs;
    };
    const hours = ['09:00', '10:30', '12:00', '14:00'].flatMap((time) =>
      Array.from({ length: 5 }, (_, day) => new Date(Date.parse(`2026-11-23T${time}:00Z`) + day * dayMs).toISOString()),
    );
    const write = () => {
      const taken = [...busy].filter(([, isBusy]) => isBusy);
      read.text = icsOf(...taken.map(([at]) => [at, new Date(Date.parse(at) + callMs).toISOString()] as const));
    };
    const steps = fc.sample(
      fc.record({
        turn: fc.constantFrom('fill', 'fill', 'clear', 'book', 'book', 'book', 'move', 'cancel'),
        hour: fc.constantFrom(...hours),
        which: fc.nat(),
        deliver: fc.boolean(),
      }),
      { numRuns: count, seed },
    );
    for (const [index, { deliver, hour, turn, which }] of steps.entries()) {
      const token = tokens[which % Math.max(1, tokens.length)] ?? '';
      if (turn === 'fill' || turn === 'clear') {
        busy.set(hour, turn === 'fill');
        write();
      } else if (turn === 'book') {
        const visitor = { name: 'Ada Lindqvist', email: `visitor${index}@example.com`, zone };
        const answer = await send(bookingPaths.booking, 'booking', { ...visitor, start: hour });
        expect(answer.statusCode === 200 && busy.get(hour), `${hour} was taken`).toBeFalsy();
        given[answer.statusCode === 200 ? 'booked' : 'taken'] += 1;
        if (answer.statusCode === 200) {
          tokens.push(new URL(answer.json().data.confirmed, 'http://localhost').searchParams.get('t') ?? '');
        }
      } else if (turn === 'move') {
        const before = await countAt(hour);
        await send(bookingPaths.move, 'booking-move', { t: token, start: hour, zone });
        const isNew = (await countAt(hour)) > before;
        expect(isNew && busy.get(hour), `${hour} was taken`).toBeFalsy();
      } else await send(bookingPaths.cancel, 'booking-cancel', { t: token });
      if (deliver) await host.deliver();
    }
    await host.deliver();
    const { docs } = await payload.find({
      collection: 'bookings',
      where: { state: { equals: 'booked' } },
      pagination: false,
    });
    expect(given.booked).toBeGreaterThan(0);
    expect(given.taken).toBeGreaterThan(0);
    expect(puts).toBeGreaterThan(0);
    const starts = docs.map(({ startsAt }) => startsAt).toSorted();
    expect(new Set(starts).size).toBe(starts.length);
    const entryStarts = [...entries.values()].map((entry) => /DTSTART:(\S+)/.exec(entry)?.[1]).toSorted();
    expect(entryStarts).toEqual(starts.map((at) => at.replace(/[-:]|\.\d+/g, '')));
  } finally {
    await host.close();
  }
}

function multistatusOf(entries: readonly string[]): string {
  const responses = entries.map(
    (entry) =>
      `<D:response><D:propstat><D:prop><C:calendar-data><![CDATA[${entry}]]></C:calendar-data></D:prop></D:propstat></D:response>`,
  );
  return `<D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${responses.join('')}</D:multistatus>`;
}
