import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarCall, calendarOf } from './calendar.ts';

const call: CalendarCall = {
  uid: 'call-1@wharfside.example',
  sequence: 0,
  startsAt: new Date('2026-11-24T14:00:00Z'),
  endsAt: new Date('2026-11-24T14:40:00Z'),
  saidAt: new Date('2026-11-21T12:00:00Z'),
  summary: 'Call with Wharfside',
  description: 'With Ines Halvorsen.',
  room: 'https://meet.wharfside.example/ines',
  organizer: { name: 'Wharfside', email: 'hello@wharfside.example' },
  attendee: { name: 'Ada Lindqvist', email: 'ada@example.com' },
};

/** Reads the file anew. */
function read(change: Partial<CalendarCall> = {}, method: 'REQUEST' | 'CANCEL' = 'REQUEST') {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf({ ...call, ...change }, method)));
  const events = calendar.getAllSubcomponents('vevent');
  const [first] = events;
  if (!first) throw new Error('There is no event');
  return { calendar, events, event: new ICAL.Event(first), component: first };
}

describe('the calendar file of a call', () => {
  it('invites to the hour, in UTC, with organizer and attendee', () => {
    const { calendar, component, event } = read();
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect([event.uid, event.sequence, event.summary]).toEqual([call.uid, 0, call.summary]);
    expect(event.startDate.toJSDate()).toEqual(call.startsAt);
    expect(event.endDate.toJSDate()).toEqual(call.endsAt);
    expect(event.location).toBe(call.room);
    expect(event.organizer).toBe('mailto:hello@wharfside.example');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.attendees[0]?.getFirstValue()).toBe('mailto:ada@example.com');
    expect(event.attendees[0]?.getParameter('cn')).toBe('Ada Lindqvist');
  });

  it('cancels the call by the same id and a higher number', () => {
    const { calendar, component, event } = read({ sequence: 2 }, 'CANCEL');
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([event.uid, event.sequence]).toEqual([call.uid, 2]);
  });

  it('keeps anything a visitor typed within one value', () => {
    const description = 'Commas, semicolons; back\\slashes\r\nBEGIN:VEVENT\nEND:VCALENDAR\rand a lone return';
    const name = 'Ada "the first"\r\nATTENDEE:mailto:evil@example.com; X=1';
    const { component, event, events } = read({ description, attendee: { name, email: 'ada@example.com' } });
    expect(events).toHaveLength(1);
    expect(event.description).toBe(description.replace(/\r\n?/g, '\n'));
    expect(component.getAllProperties('attendee')).toHaveLength(1);
    expect(event.attendees[0]?.getParameter('cn')).toBe("Ada 'the first' ATTENDEE:mailto:evil@example.com; X=1");
  });

  it('has no line over 75 bytes, and splits no character', () => {
    const description = 'Ööç 日本語 🚢 '.repeat(40).trim();
    const lines = calendarOf({ ...call, description }, 'REQUEST').split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toContain('�');
    expect(read({ description }).event.description).toBe(description);
  });
});
