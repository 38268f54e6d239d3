import { SaxesParser } from 'saxes';
import { answerInThread } from '../../bounded/boundedThread.ts';
import { type IcsQuestion, readBusy, type Stretch } from './readIcs.ts';

export interface CalendarQuestion extends IcsQuestion {
  bytes: Uint8Array;
  /** A calendar, or an answer of CalDAV that contains one for each entry. */
  format: 'ics' | 'multistatus';
}

const calDav = 'urn:ietf:params:xml:ns:caldav';

answerInThread<CalendarQuestion, Stretch[]>(async ({ bytes, format, ...question }) => {
  const text = new TextDecoder().decode(bytes);
  return readBusy(format === 'ics' ? [text] : calendarsIn(text), question);
});

/** The calendars in an answer to a REPORT. */
function calendarsIn(xml: string): string[] {
  const calendars: string[] = [];
  let written: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  const isData = ({ local, uri }: { local: string; uri: string }) => local === 'calendar-data' && uri === calDav;
  const add = (words: string) => {
    if (written !== undefined) written += words;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (isData(tag)) written = '';
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', (tag) => {
    if (!isData(tag)) return;
    if (written?.trim()) calendars.push(written);
    written = undefined;
  });
  parser.write(xml).close();
  return calendars;
}
