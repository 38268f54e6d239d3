import { dayAfter, momentOf, weekdayOf } from '@frontage/contract/booking/time.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IcsQuestion, readBusy } from './readIcs.ts';

const zone = 'Europe/Amsterdam';
const question: IcsQuestion = {
  from: Date.parse('2026-10-01T00:00:00Z'),
  until: Date.parse('2026-12-31T00:00:00Z'),
  zone,
  owner: ['ines halvorsen', 'ines@wharfside.example'],
  ownUids: [],
};

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example.com', ...lines, 'END:VEVENT'];
const short = (ms: number) => new Date(ms).toISOString().slice(5, 16);
const busyIn = (text: string, more: Partial<IcsQuestion> = {}) =>
  readBusy([text], { ...question, ...more }).map(([from, until]) => `${short(from)} to ${short(until)}`);
const single = ['DTSTART:20261124T140000Z', 'DTEND:20261124T150000Z'];

describe('the busy times of a calendar', () => {
  it('are read as Google writes them: repeated by a zone’s clock, one moved, one gone, one declined', () => {
    const google = calendar(
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'X-WR-CALNAME:ines@wharfside.example',
      'X-WR-TIMEZONE:Europe/Amsterdam',
      ...event(
        'DTSTART;TZID=Europe/Amsterdam:20261019T100000',
        'DTEND;TZID=Europe/Amsterdam:20261019T104500',
        'RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20261116T225959Z;BYDAY=MO',
        'EXDATE;TZID=Europe/Amsterdam:20261102T100000',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
      ...event(
        'RECURRENCE-ID;TZID=Europe/Amsterdam:20261109T100000',
        'DTSTART;TZID=Europe/Amsterdam:20261110T160000',
        'DTEND;TZID=Europe/Amsterdam:20261110T170000',
      ),
      ...event(
        ...single,
        'UID:two@google.com',
        'ATTENDEE;CN=Ines;PARTSTAT=DECLINED:mailto:ines@wharfside.example',
      ).filter((line) => line !== 'UID:one@example.com'),
    );
    expect(busyIn(google)).toEqual([
      '10-19T08:00 to 10-19T08:45',
      // Since 25 October clocks run an hour later.
      '10-26T09:00 to 10-26T09:45',
      '11-10T15:00 to 11-10T16:00',
      '11-16T09:00 to 11-16T09:45',
    ]);
  });

  it('are read as Outlook writes them: zones by the names of Windows, with and without their rules', () => {
    const rules = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const times = [
      'DTSTART;TZID=W. Europe Standard Time:20261023T090000',
      'DTEND;TZID=W. Europe Standard Time:20261023T100000',
      'RRULE:FREQ=DAILY;COUNT=4;INTERVAL=2',
      'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
    ];
    const expected = [
      '10-23T07:00 to 10-23T08:00',
      '10-25T08:00 to 10-25T09:00',
      '10-27T08:00 to 10-27T09:00',
      '10-29T08:00 to 10-29T09:00',
    ];
    const head = ['METHOD:PUBLISH', 'PRODID:Microsoft Exchange Server 2010'];
    expect(busyIn(calendar(...head, ...rules, ...event(...times)))).toEqual(expected);
    expect(busyIn(calendar(...head, ...event(...times)))).toEqual(expected);
    const made = (text: string) => text.replaceAll('W. Europe Standard Time', 'Customized Time Zone');
    expect(busyIn(made(calendar(...head, ...rules, ...event(...times))))).toEqual(expected);
    expect(busyIn(calendar(...head, ...event(...single, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')))).toEqual([]);
  });

  it('are read as Apple and Nextcloud write them: whole days, durations, free and cancelled entries', () => {
    const days = (first: string, ...more: string[]) => calendar(...event(`DTSTART;VALUE=DATE:${first}`, ...more));
    expect(busyIn(days('20261124', 'DTEND;VALUE=DATE:20261126'))).toEqual(['11-23T23:00 to 11-25T23:00']);
    // A day of 25 hours.
    expect(busyIn(days('20261025'))).toEqual(['10-24T22:00 to 10-25T23:00']);
    expect(busyIn(days('20261124', 'TRANSP:TRANSPARENT'))).toEqual([]);
    const evolution = 'DTSTART;TZID=/freeassociation.sourceforge.net/America/New_York:20261124T090000';
    expect(busyIn(calendar(...event(evolution, 'DURATION:PT1H30M')))).toEqual(['11-24T14:00 to 11-24T15:30']);
    expect(busyIn(calendar(...event(...single, 'STATUS:CANCELLED')))).toEqual([]);
    const floating = ['DTSTART:20261124T150000', 'DTEND:20261124T160000'];
    expect(busyIn(calendar(...event(...floating)))).toEqual(['11-24T14:00 to 11-24T15:00']);
  });

  it('contain a single cancelled or free day of a series as such', () => {
    const series = event('DTSTART:20261123T100000Z', 'DTEND:20261123T110000Z', 'RRULE:FREQ=DAILY;COUNT=3');
    const that = ['RECURRENCE-ID:20261124T100000Z', 'DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'];
    const without = ['11-23T10:00 to 11-23T11:00', '11-25T10:00 to 11-25T11:00'];
    expect(busyIn(calendar(...series, ...event(...that, 'STATUS:CANCELLED')))).toEqual(without);
    expect(busyIn(calendar(...series, ...event(...that, 'TRANSP:TRANSPARENT')))).toEqual(without);
  });

  it('repeat whole days by the days of the office, also over changed clocks', () => {
    const days = event(
      'DTSTART;VALUE=DATE:20261023',
      'DTEND;VALUE=DATE:20261024',
      'RRULE:FREQ=DAILY;COUNT=4;INTERVAL=2',
    );
    expect(busyIn(calendar(...days))).toEqual([
      '10-22T22:00 to 10-23T22:00',
      // A day of 25 hours.
      '10-24T22:00 to 10-25T23:00',
      '10-26T23:00 to 10-27T23:00',
      '10-28T23:00 to 10-29T23:00',
    ]);
    const newYork = busyIn(calendar(...days), { zone: 'America/New_York' });
    expect(newYork).toEqual([
      '10-23T04:00 to 10-24T04:00',
      '10-25T04:00 to 10-26T04:00',
      '10-27T04:00 to 10-28T04:00',
      '10-29T04:00 to 10-30T04:00',
    ]);
  });

  it('stand at hours that clocks skip as they ran before, and at doubled ones the first time', () => {
    const at = (stamp: string) =>
      busyIn(calendar(...event(`DTSTART;TZID=Europe/Amsterdam:${stamp}`, 'DURATION:PT1H')), {
        from: Date.parse('2026-01-01T00:00:00Z'),
      });
    expect(at('20260329T023000')).toEqual(['03-29T01:30 to 03-29T02:30']);
    expect(at('20261025T023000')).toEqual(['10-25T00:30 to 10-25T01:30']);
  });

  it('have days that are added to a series, rules by the month, and a series that is moved from one day on', () => {
    const series = (...lines: string[]) => busyIn(calendar(...event(...lines)));
    expect(series('DTSTART:20261123T100000Z', 'DURATION:PT1H', 'RDATE:20261126T140000Z,20261127T140000Z')).toEqual([
      '11-23T10:00 to 11-23T11:00',
      '11-26T14:00 to 11-26T15:00',
      '11-27T14:00 to 11-27T15:00',
    ]);
    const lastFriday = 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20261231';
    expect(series('DTSTART;TZID=Europe/Amsterdam:20261030T170000', 'DURATION:PT1H', lastFriday)).toEqual([
      '10-30T16:00 to 10-30T17:00',
      '11-30T16:00 to 11-30T17:00',
    ]);
    const daily = event('DTSTART:20261123T100000Z', 'DTEND:20261123T110000Z', 'RRULE:FREQ=DAILY;COUNT=4');
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261125T100000Z',
      'DTSTART:20261125T150000Z',
      'DTEND:20261125T160000Z',
    );
    expect(busyIn(calendar(...daily, ...later))).toEqual([
      '11-23T10:00 to 11-23T11:00',
      '11-24T10:00 to 11-24T11:00',
      '11-25T15:00 to 11-25T16:00',
      '11-26T15:00 to 11-26T16:00',
    ]);
  });

  it('leave out one day of a series that this person declined, and work elsewhere', () => {
    const asked = (state: string) => `ATTENDEE;PARTSTAT=${state}:mailto:ines@wharfside.example`;
    const series = event(
      'DTSTART:20261123T100000Z',
      'DTEND:20261123T110000Z',
      'RRULE:FREQ=DAILY;COUNT=2',
      asked('ACCEPTED'),
    );
    const that = event(
      'RECURRENCE-ID:20261124T100000Z',
      'DTSTART:20261124T100000Z',
      'DTEND:20261124T110000Z',
      asked('DECLINED'),
    );
    expect(busyIn(calendar(...series, ...that))).toEqual(['11-23T10:00 to 11-23T11:00']);
    const elsewhere = 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE';
    expect(busyIn(calendar(...event(...single, elsewhere)))).toEqual([]);
  });

  it('count invitations that this person has not declined, and not those that nobody else accepts', () => {
    const asked = (...lines: string[]) => busyIn(calendar(...event(...single, ...lines))).length;
    const other = 'ATTENDEE;PARTSTAT=DECLINED:mailto:marcus@wharfside.example';
    expect(asked('ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:Ines@Wharfside.example', other)).toBe(1);
    expect(asked('ATTENDEE;CN=Ines Halvorsen;PARTSTAT=DECLINED:mailto:i@home.example')).toBe(0);
    expect(asked('ORGANIZER:mailto:ines@wharfside.example', other)).toBe(1);
    expect(asked('ORGANIZER:mailto:somebody@example.com', other)).toBe(0);
  });

  it('leave out our own calls, and touch what overlaps once', () => {
    const both = calendar(...event(...single), ...event('DTSTART:20261124T143000Z', 'DTEND:20261124T153000Z'));
    expect(busyIn(both)).toEqual(['11-24T14:00 to 11-24T15:30']);
    expect(busyIn(both, { ownUids: ['one@example.com'] })).toEqual([]);
  });

  it('are those that a server publishes without saying what for', () => {
    const busy = 'FREEBUSY;FBTYPE=BUSY:20261124T140000Z/20261124T150000Z,20261125T090000Z/PT30M';
    const free = 'FREEBUSY;FBTYPE=FREE:20261126T140000Z/20261126T150000Z';
    expect(busyIn(calendar('BEGIN:VFREEBUSY', busy, free, 'END:VFREEBUSY'))).toEqual([
      '11-24T14:00 to 11-24T15:00',
      '11-25T09:00 to 11-25T09:30',
    ]);
  });

  it.each([
    ['no calendar', '<html>Sign in</html>'],
    ['half a calendar', calendar(...event(...single)).slice(0, 90)],
    ['a time that is none', calendar(...event('DTSTART:20269999T999999', 'DTEND:2026'))],
    [
      'a series without an end in seconds',
      calendar(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    ],
  ])('are unreadable in %s', (_, text) => {
    expect(() => busyIn(text)).toThrow();
  });

  it('are as an independent count has them, for series in any zone over changed clocks', () => {
    const zones = ['Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago'];
    const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
    const series = fc.record({
      in: fc.constantFrom(...zones),
      first: fc.integer({ min: 0, max: 120 }),
      minutes: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
      length: fc.integer({ min: 1, max: 600 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      count: fc.integer({ min: 1, max: 60 }),
      skipped: fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(series, ({ count, first, in: zone, length, minutes, skipped, weekdays }) => {
        const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const stamp = (day: string) => `${day.replaceAll('-', '')}T${clock.replace(':', '')}00`;
        let day = dayAfter('2026-08-20', first);
        while (!weekdays.includes(weekdayOf(day))) day = dayAfter(day);
        const begin = day;
        const all: string[] = [];
        for (; all.length < count; day = dayAfter(day)) if (weekdays.includes(weekdayOf(day))) all.push(day);
        const kept = all.filter((_, index) => !skipped.includes(index));
        const moments = kept.map((one) => momentOf(one, clock, zone)?.getTime());
        // What clocks skip is another question.
        fc.pre(moments.every((moment) => moment !== undefined));
        const expected = moments.filter(
          (moment = 0) => moment < question.until && moment + length * 60_000 > question.from,
        );
        const text = calendar(
          ...event(
            `DTSTART;TZID=${zone}:${stamp(begin)}`,
            `DURATION:PT${length}M`,
            `RRULE:FREQ=WEEKLY;COUNT=${count};BYDAY=${weekdays.map((one) => days[one - 1]).join()}`,
            ...all.flatMap((one, index) => (skipped.includes(index) ? [`EXDATE;TZID=${zone}:${stamp(one)}`] : [])),
          ),
        );
        expect(readBusy([text], question).map(([from]) => from)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});
