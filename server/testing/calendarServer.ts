import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

type Entry = readonly [from: string, until: string];

/** A calendar file, each entry from and until a moment in ISO. */
export function icsOf(...entries: Entry[]): string {
  const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');
  const events = entries.flatMap(([from, until], index) => [
    'BEGIN:VEVENT',
    `UID:${index}-${from}@example.com`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

/** A server of one calendar file on this machine, whose answer a test changes. */
export async function startCalendarServer(text = icsOf()) {
  const seen: IncomingMessage[] = [];
  const calendar = {
    text,
    answer: undefined as ((response: ServerResponse, request: IncomingMessage) => void) | undefined,
  };
  const server = createServer((request, response) => {
    seen.push(request);
    if (calendar.answer) calendar.answer(response, request);
    else response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(calendar.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The calendar does not listen');
  const host = `127.0.0.1:${address.port}`;
  return Object.assign(calendar, { host, seen, url: `http://${host}/ines.ics` });
}
