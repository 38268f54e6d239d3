import type { Payload } from 'payload';
import { z } from 'zod';
import type { RenderedMail } from '../../delivery/mails/MailContent.ts';
import { renderMail } from '../../delivery/mails/renderMail.ts';
import { readCompany } from '../../delivery/mails/senderOf.ts';
import { makeSampleMails } from './makeSampleMails.ts';

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
  const content = makeSampleMails({ company, siteUrl, adminUrl, now })[id - 1];
  return content && renderMail(content, company.sender);
}
