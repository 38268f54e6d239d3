import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { callDaysMarks } from '@frontage/contract/booking/callDaysMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import type { Payload } from 'payload';

const hourTemplate = `<template ${bookingMarks.hourTemplate}><label><input type="radio" name="start" required=""><span></span></label></template>`;

function formPage(kind: 'book' | 'move', formId: string, fields: string): string {
  return `<!doctype html><html lang="en"><head><title>Book</title></head><body>
<form method="post" action="/booking" data-form="${formId}" ${bookingMarks.form}="${kind}">
<input type="hidden" name="formId" value="${formId}"><input type="hidden" name="formToken" value="of-the-page">
<input type="hidden" name="zone" value="" ${bookingMarks.zone}="">
<div role="alert" hidden="" data-error-summary=""><h3></h3><ul></ul></div>
<div role="alert" hidden="" data-form-notice=""><h3></h3><p></p></div>
<div hidden="" ${bookingMarks.offers}=""></div>
<select name="zone" ${bookingMarks.zone}=""><option value="UTC" selected="">UTC</option><option value="Europe/Amsterdam">A</option></select>
<h2 ${bookingMarks.month}=""></h2>
<a href="" hidden="" ${bookingMarks.previous}=""></a><a href="" hidden="" ${bookingMarks.next}=""></a>
<p hidden="" ${bookingMarks.none}=""></p>
<div ${bookingMarks.list}="">
<template ${bookingMarks.dayTemplate}><fieldset><legend ${bookingMarks.day}></legend><div ${bookingMarks.hours}></div></fieldset></template></div>
${hourTemplate}<p id="b-start-error" hidden="" data-error-of="start"></p>
${fields}</form></body></html>`;
}

const fact = (name: string) => `<p ${bookingMarks.fact}="${name}"></p>`;

const callDays = `<ul hidden="" ${callDaysMarks.list}=""></ul>
<template ${callDaysMarks.dayTemplate}=""><li><h3><time ${callDaysMarks.date}=""></time></h3><p ${callDaysMarks.count}="free"></p><ul ${callDaysMarks.hours}=""></ul></li></template>
<template ${callDaysMarks.hourTemplate}=""><li><a href="/book"><span ${callDaysMarks.before}=""></span><span ${callDaysMarks.time}=""></span></a></li></template>
<div ${callDaysMarks.block}=""><p ${callDaysMarks.action}=""><a href="/book">Choose an hour</a></p>
<span hidden="" ${callDaysMarks.zoneWords}="">Times in <span ${callDaysMarks.zone}=""></span>.</span></div>`;

/** Pages of booking as the site builds them, as small as they may be. Files of a release by their names. */
export function bookingPageFiles(): Record<string, string> {
  const contact = `<input id="b-name" name="name"><p id="b-name-error" hidden="" data-error-of="name"></p>
<input id="b-email" name="email"><p id="b-email-error" hidden="" data-error-of="email"></p><textarea name="message"></textarea>`;
  const token = `<input type="hidden" name="t" value="" ${bookingMarks.token}="">`;
  const plain = (title: string, rest: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${rest}</body></html>`;
  const file = (path: string) => `${path.slice(1)}.html`;
  return {
    [file(bookingPaths.bookPage)]: formPage('book', 'booking', contact),
    [file(bookingPaths.movePage)]: formPage('move', 'booking-move', `${token}${fact('day')}`),
    [file(bookingPaths.confirmedPage)]: plain(
      'Confirmed',
      `${fact('day')}${fact('hours')}${fact('email')}<a href="${bookingPaths.movePage}" ${bookingMarks.token}="">Move</a>`,
    ),
    [file(bookingPaths.cancelPage)]: plain('Cancel', `<form method="post">${token}</form>${fact('day')}`),
    [file(bookingPaths.cancelledPage)]: plain('Cancelled', fact('day')),
    [file(bookingPaths.overPage)]: plain('Over', ''),
    'index.html': plain('Home', callDays),
  };
}

/** One host in Rotterdam, calls of forty minutes at four hours of every weekday. */
export async function offerCalls(payload: Payload): Promise<void> {
  const office = await payload.create({
    collection: 'offices',
    data: {
      city: 'Rotterdam',
      address: ['Boompjes 40'],
      order: 10,
      countryCode: 'NL',
      opens: '09:00',
      closes: '18:00',
      timeZone: 'Europe/Amsterdam',
    },
  });
  await payload.updateGlobal({
    slug: 'booking',
    data: {
      desks: [
        {
          host: 'Ines Halvorsen',
          role: 'lead engineer',
          office: office.id,
          room: 'https://meet.quayline.example/ines',
          starts: ['10:00', '11:30', '13:00', '15:00'],
        },
      ],
      minutes: '40',
      weekdays: ['1', '2', '3', '4', '5'],
    },
  });
}
