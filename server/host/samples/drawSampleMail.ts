import type { Payload } from 'payload';
import { z } from 'zod';
import type { RenderedMail } from '../../delivery/mails/MailContent.ts';
import { writtenEmails } from '../../delivery/mails/ownEmails.ts';
import { renderMail } from '../../delivery/mails/renderMail.ts';
import { readCompany } from '../../delivery/mails/senderOf.ts';
import { writeSalesNotice } from '../../delivery/mails/writeSalesNotice.ts';
import { readFormDraft } from '../../forms/readForms.ts';
import { makeSampleRequest } from '../../forms/sampleAnswers.ts';
import { makeSampleLead, makeSampleMails } from './makeSampleMails.ts';

const typedSettings = z.record(z.string(), z.unknown()).catch({});

interface SampleOptions {
  /** Number of an email in `sampledMails`, counted from 1. */
  id: number;
  siteUrl: string;
  adminUrl: string;
  now: Date;
  /** The current content of the settings form; without it, the last saved version, draft or published. */
  typed?: unknown;
}

/** Renders a sample email in the drafted wording of the settings; undefined for an unknown number. */
export async function drawSampleMail(
  payload: Payload,
  { adminUrl, id, now, siteUrl, typed }: SampleOptions,
): Promise<RenderedMail | undefined> {
  const saved = await payload.findGlobal({ slug: 'site-settings', draft: true, depth: 0 });
  const company = await readCompany(payload, Object.assign(saved, typedSettings.parse(typed)));
  const usual = makeSampleMails({ company, siteUrl, adminUrl, now });
  const content = usual[id - 1] ?? writtenEmails[id - 1 - usual.length]?.drawSample(company);
  return content && renderMail(content, company.sender);
}

/** Renders the notice to sales about a request of a form with made-up answers; undefined where it is no such form. */
export async function drawSampleNotice(
  payload: Payload,
  { adminUrl, form: id, now }: Pick<SampleOptions, 'adminUrl' | 'now'> & { form: number },
): Promise<RenderedMail | undefined> {
  const { form, own } = (await readFormDraft(payload, id)) ?? {};
  if (!form || !own?.questions) return undefined;
  const { details = null, fields } = makeSampleRequest(own.questions, now);
  const { company = null, country = null, email = null, message = null, name, phone = null, surname = null } = fields;
  const given = { company, country, email, message, name, phone, surname, projectTypes: null, details };
  const lead = { ...makeSampleLead(now), ...given, formId: form.name };
  const { promises, sender } = await readCompany(payload);
  const notice = writeSalesNotice({ lead, files: [] }, { ...promises, adminUrl, formTitle: form.title, toldAt: now });
  const rendered = renderMail(notice, sender);
  return { ...rendered, subject: `Test: ${rendered.subject}` };
}
