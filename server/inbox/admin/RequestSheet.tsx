import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import type { Payload, UIFieldServerProps } from 'payload';
import { Fragment, type ReactNode } from 'react';
import admin from '../../admin/admin.module.css';
import { DownloadLink, downloadPath } from '../../admin/FileDownload.tsx';
import { say, spokenLanguage } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { readAgencyZone } from '../../clock/readAgencyZone.ts';
import { becomings, call } from '../../forms/becomes.ts';
import { readFormTitles } from '../../forms/readFormTitles.ts';
import type { Lead } from '../../payload-types.ts';
import { becameOf, findCalled } from '../becameOf.ts';
import { inboxPath } from '../links.ts';
import { originInWords } from '../origin.ts';
import { countryInWords, detailsInWords, findEarlierRequests, timeLeftInWords } from '../requestInWords.ts';
import styles from './request.module.css';

/** Shows what the visitor sent, without empty fields, with links to write, to call, and to what was asked for. */
export async function RequestSheet({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const lead = await req.payload.findByID({
    collection: 'leads',
    id: Number(id),
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  if (!lead) return null;
  const facts = [
    ...personOf(lead),
    ...filled([[say('Answer'), timeLeftInWords(lead, new Date())]]),
    ...(await findBefore(req.payload, lead)),
    ...(await findSubject(req.payload, lead)),
    ...wishesOf(lead),
    ...(await findFiles(req.payload, lead)),
  ];
  return (
    <section className={styles.sheet} aria-label={say('What was sent')}>
      <dl className={admin.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {lead.details && <p className={styles.sent}>{detailsInWords(lead, await readAgencyZone(req.payload))}</p>}
      {lead.message && <blockquote className={styles.sent}>{lead.message}</blockquote>}
      {lead.addition && (
        <>
          <h3>{say('Added by the visitor after sending')}</h3>
          <blockquote className={styles.sent}>{lead.addition}</blockquote>
        </>
      )}
    </section>
  );
}

type Fact = readonly [label: string, value: ReactNode];

function filled(facts: readonly (readonly [string, ReactNode | null | undefined])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

const linkTo = (href: string, words: string) => (
  <a key={href} href={href}>
    {words}
  </a>
);

function personOf(lead: Lead): Fact[] {
  const { company, email, phone, phoneE164 } = lead;
  return filled([
    [say('Name'), fullNameOf(lead)],
    [say('Company'), company],
    [say('Email'), email && linkTo(`mailto:${encodeURIComponent(email)}`, email)],
    [say('Phone'), phone && phoneE164 ? linkTo(`tel:${phoneE164}`, phone) : phone],
    [say('Country'), countryInWords(lead, sayAgain, spokenLanguage())],
  ]);
}

/** Who wrote before is answered by whoever knows them. */
async function findBefore(payload: Payload, lead: Lead): Promise<Fact[]> {
  const { count, words } = await findEarlierRequests(payload, lead);
  const link = linkTo(`${inboxPath}?search=${encodeURIComponent(lead.email ?? '')}`, words);
  return filled([[say('Before'), count > 0 && link]]);
}

async function findFiles(payload: Payload, { id }: Lead): Promise<Fact[]> {
  const where = { lead: { equals: id } };
  const { docs } = await payload.find({ collection: 'lead-files', where, sort: 'id', depth: 0, pagination: false });
  const links = docs.map((file) => (
    <div key={file.id}>
      <DownloadLink href={downloadPath('lead-files', file.id, 'download')}>{file.fileName}</DownloadLink>
    </div>
  ));
  const label = links.length === 1 ? say('File') : say('{links} files', { links: links.length });
  return filled([[label, links.length > 0 && links]]);
}

/** Returns what the request is about, as far as that has a record of its own. */
async function findSubject(payload: Payload, lead: Lead): Promise<Fact[]> {
  const { article, document, event, formId } = lead;
  const became = becameOf(lead, await findCalled(payload, [lead]));
  const titled = async (collection: 'articles' | 'documents' | 'events', id: unknown) => {
    if (typeof id !== 'number') return undefined;
    const row = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
    return row && linkTo(`/admin/collections/${collection}/${id}`, row.title);
  };
  return filled([
    [say('Form'), formId && ((await readFormTitles(payload)).get(formId) ?? formId)],
    [say('What it became'), say([...becomings, call].find(({ value }) => value === became)?.label ?? '')],
    [say('Seat at'), await titled('events', event)],
    [say('Document asked for'), await titled('documents', document)],
    [say('In the article'), await titled('articles', article)],
    [say('Found us by'), originInWords(lead)],
  ]);
}

function wishesOf({ consentGiven, projectTypes, tags, timeline }: Lead): Fact[] {
  return filled([
    [say('Wanted'), projectTypes?.join(', ')],
    [say('Timeline'), timeline],
    [say('Topics'), tags?.join(', ')],
    [say('Letters'), consentGiven ? say('agreed to marketing emails') : undefined],
  ]);
}
