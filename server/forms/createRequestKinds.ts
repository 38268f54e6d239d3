import { type Call, visitorCalls } from '@frontage/contract/calls.ts';
import { callBackTimes } from '@frontage/contract/contact/limits.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import type { CurrencyNow, KeptRates } from './KeptRates.ts';
import { createParseEstimate } from './parseEstimate.ts';
import { type Parsed, parseContact, readRequest } from './parseRequest.ts';
import { writeDetails } from './writeDetails.ts';

/** A call that receives requests. */
export interface RequestKind {
  call: Call;
  /** Parses fields into a request, or into the reason why they are not one. */
  parse(raw: RawSubmission, honeypotName: string | undefined): Parsed | Promise<Parsed>;
}

/** All kinds of requests. They differ only in their fields. R45, R46. */
export function createRequestKinds(keptRates: KeptRates, currency: CurrencyNow): RequestKind[] {
  return [
    { call: visitorCalls.sendMail, parse: parseContact },
    { call: visitorCalls.requestAudit, parse: parseAudit },
    { call: visitorCalls.requestCallBack, parse: parseCallBack },
    { call: visitorCalls.requestEstimate, parse: createParseEstimate(keptRates, currency) },
  ];
}

function parseAudit(raw: RawSubmission, honeypotName: string | undefined): Parsed {
  const read = readRequest(formTable.audit.schema, raw, honeypotName, []);
  if (!read.ok) return read;
  const { value, envelope, consentGiven } = read;
  const { repository, network, language, linesOfCode, deadline, ...fields } = value;
  const details = writeDetails([
    ['Repository or address', repository],
    ['Network', network],
    ['Language', language],
    ['Lines of code', linesOfCode],
    ['Deadline', deadline],
  ]);
  return { ok: true, submission: { fields, envelope, consentGiven, details, files: raw.files } };
}

function parseCallBack(raw: RawSubmission, honeypotName: string | undefined): Parsed {
  const read = readRequest(formTable['call-back'].schema, raw, honeypotName, []);
  if (!read.ok) return read;
  const { value, envelope, consentGiven } = read;
  const { callTime, ...fields } = value;
  const details = writeDetails([['Wants to be called', callTime ?? callBackTimes[0]]]);
  return { ok: true, submission: { fields, envelope, consentGiven, details, files: raw.files } };
}
