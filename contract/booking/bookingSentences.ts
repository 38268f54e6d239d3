import { prefixNames, type SentenceGroups } from '../forms/ownSentences.ts';
import { bookingTexts } from './bookingTexts.ts';
import { callPageTexts } from './callPageTexts.ts';

const { bookThis, confirmed, moreHours, moveText, onDay, timesIn, ...aboutCall } = callPageTexts;
const [hour, you, sent] = bookingTexts.steps;

/**
 * Every sentence about choosing an hour and on the pages about a call. Days are written as the site's language does.
 */
export const bookingSentenceGroups: SentenceGroups = [
  {
    title: 'Choosing an hour for a call',
    sentences: prefixNames('hour', {
      ...{ hour, you, sent },
      zoneLabel: bookingTexts.zoneLabel,
      zonePlainHint: bookingTexts.zonePlainHint,
      showZone: bookingTexts.showZone,
      nowIn: bookingTexts.nowIn('{place}', '{time}'),
      hoursIn: bookingTexts.hoursIn('{zone}'),
      chooseDay: bookingTexts.chooseDay,
      previousMonth: bookingTexts.previousMonth,
      nextMonth: bookingTexts.nextMonth,
      noHours: bookingTexts.noHours,
      noneFree: bookingTexts.noneFree('{month}'),
      noFreeHours: bookingTexts.freeHours(0),
      freeHour: bookingTexts.freeHours(1),
      freeHours: bookingTexts.freeHours('{count}'),
      aboutEstimate: bookingTexts.aboutEstimate('{sum}'),
      estimateCame: bookingTexts.estimateCame,
      takenTag: bookingTexts.takenTag,
      minutesTag: bookingTexts.minutesTag('{minutes}'),
      takeNone: bookingTexts.takeNone,
      take: bookingTexts.take('{time}'),
      anotherHour: bookingTexts.anotherHour,
      heldUntil: bookingTexts.heldUntil('{time}'),
      ...bookingTexts.sheet,
      hasRoom: bookingTexts.where(true),
      roomFollows: bookingTexts.where(false),
      bookThis: bookThis('{hour}'),
      moreHours: moreHours('{count}'),
      onDay: onDay('{day}'),
      timesIn: timesIn('{zone}'),
    }),
  },
  {
    title: 'A call that is booked, moved, cancelled or over',
    sentences: prefixNames('call', {
      ...aboutCall,
      confirmed: confirmed('{host}', '{email}'),
      moveText: moveText('{day}', '{hours}'),
    }),
  },
];
