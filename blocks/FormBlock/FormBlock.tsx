import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { upcomingEvent } from '@frontage/contract/event.ts';
import { describedForm } from '@frontage/contract/forms/ownForm.ts';
import { type Fact, withOwnAddresses } from '@frontage/contract/ownFacts.ts';
import type { BlockOf, BlockProps, PageContext } from '@frontage/contract/page.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { FullScreenDialog, openerOf } from '@frontage/design/kit/FullScreenDialog/FullScreenDialog.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { Wordmark } from '@frontage/design/kit/Wordmark/Wordmark.tsx';
import type { ReactNode } from 'react';
import type { BlockScript } from '../blockScripts.ts';
import { FormPlace } from '../form/FormPlace.tsx';
import form from '../form/form.module.css';
import type { FormLook, SentLook } from '../form/formLook.ts';
import { formLookOf, messageOf } from '../form/formLookOf.ts';
import sheet from '../form/sheet.module.css';
import { AssetBand, assetClass } from '../Prompts/Prompts.tsx';
import styles from './FormBlock.module.css';
import inWindow from './FormInWindow.module.css';
import quay from './FormOnQuay.module.css';

/** A form on a page. Nothing is shown of one that is no longer there. The browser can send it without script. */
export function FormBlock({ block, page, id }: BlockProps<BlockOf<'form'>>) {
  const look = lookOf(block, page, id);
  if (!look) return null;
  if (block.look === 'closing') return <FormOnQuay block={block} look={look} site={page.site} />;
  const lead = block.lead && withAnswerTime(block.lead, page.site);
  const facts = block.facts?.length ? (
    <Facts facts={withOwnAddresses(block.facts, page.site).map(linked)} />
  ) : undefined;
  if (block.look === 'beside') {
    return (
      <Section id={id} ground="land" labelledBy={look.labelledBy}>
        <div className={facts ? `columns top ${styles.apart}` : 'columns top'}>
          <div className="at-1-4">
            <h2 id={look.labelledBy} className={styles.heading}>
              {block.heading}
            </h2>
            {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
            {facts}
          </div>
          <FormPlace look={look} className={`${sheet.sheet} at-6-7`} />
        </div>
      </Section>
    );
  }
  // What the host has answered is said at once.
  if (block.look === 'window' && !look.settings.answer) {
    return (
      <FormInWindow block={block} id={id} look={look} site={page.site}>
        {facts}
      </FormInWindow>
    );
  }
  const place = <FormPlace look={look} className={`${styles.column} ${block.look === 'line' ? styles.row : ''}`} />;
  return (
    <Section id={id} ground={grounds[block.look]} labelledBy={look.labelledBy}>
      <h2 id={look.labelledBy} className={styles.heading}>
        {block.heading}
      </h2>
      {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
      {facts}
      {place}
    </Section>
  );
}

FormBlock.runs = (): BlockScript[] => ['forms'];

const linked = ({ description, href, title }: Fact) => ({
  title,
  description: href ? <a href={href}>{description}</a> : description,
});

const grounds = { section: 'paper', line: 'paper', banner: 'water', window: 'paper' } as const;

/** What the form is drawn by; undefined for one that is gone, or gives away seats at an event that is over or full. */
function lookOf(block: BlockOf<'form'>, page: PageContext, id: string) {
  const { consentFieldName, files = [], form: formId, ghostLabel, receivedLabel, vacancy } = block;
  const own = page.ownForms?.[formId];
  const becomes = own?.becomes;
  const eventSlug = becomes?.as === 'seat' ? becomes.event : block.eventSlug;
  const described = describedForm(formId, own);
  if (!described?.blocks.includes('form') || !hasSeats(page, eventSlug)) return undefined;
  const named = files.flatMap(({ field }) => (field === 'file' ? [] : [field]));
  const isClosing = block.look === 'closing';
  const isWindow = block.look === 'window';
  const free = isClosing ? quay.berth : isWindow ? inWindow.berth : undefined;
  return formLookOf(page, {
    ...{ consentFieldName, eventSlug, form: described, formId, idPrefix: `${id}-form`, vacancy },
    anchor: isClosing ? (block.anchor ?? contactFormAnchor) : isWindow ? `${id}-top` : id,
    berth:
      free && ghostLabel && receivedLabel ? { free: ghostLabel, taken: receivedLabel, className: free } : undefined,
    // Questions have the width of the form.
    className: described.fields.length > 0 ? undefined : form.form,
    buttonText: block.buttonText ?? saySite(wordsOf(page.site), 'page.send'),
    byBlock: [...(block.showSurname ? ['surname'] : []), ...(named.length < files.length ? ['file'] : [])],
    files: named,
    // An application is answered on a day that its page names.
    isUnanswered: named.length > 0 || becomes?.as === 'application' || undefined,
    labelledBy: isWindow ? `${id}-window-heading` : `${id}-heading`,
    fills: becomes?.as === 'call' ? bookingPaths.booking : undefined,
    sent: becomes?.as === 'download' ? sentDocument(wordsOf(page.site)) : undefined,
    thanks: {
      again: isClosing || isWindow || undefined,
      isLarge: isWindow || undefined,
      more: (described.follows === 'more' && !eventSlug && named.length === 0) || undefined,
    },
    worded: described.fields.length > 0 ? wordsIn(block) : undefined,
  });
}

/** What replaces a form that gives a document. */
const sentDocument = (words: Words): SentLook => ({
  title: saySite(words, 'documentTitle'),
  text: saySite(words, 'documentWaits'),
  open: saySite(words, 'documentOpen'),
  level: 2,
  classes: { text: `${form.thanksText} ${styles.given}` },
});

/** False for a form that gives away seats at an event that has ended or is full. R11. */
function hasSeats({ events, today }: PageContext, slug: string | undefined): boolean {
  if (slug === undefined) return true;
  const event = upcomingEvent(events, today, slug);
  return event !== undefined && event.seatsTaken < event.seats;
}

/** What the block calls the fields of a form of the site. */
function wordsIn({ files = [], ...block }: BlockOf<'form'>) {
  return {
    ...(block.messageLabel || block.messagePlaceholder ? { message: messageOf(block) } : {}),
    ...Object.fromEntries(files.flatMap(({ field, label }) => (label ? [[field, { label }]] : []))),
  };
}

interface LookProps {
  block: BlockOf<'form'>;
  look: FormLook;
  site: PageContext['site'];
}

/** Facts at the left, fields at the right, a free place on the edge to the footer. */
function FormOnQuay({ block, look, site }: LookProps) {
  const facts = withChat(withOwnAddresses(block.facts ?? [], site), site);
  return (
    <Section id={look.settings.anchor} ground="water" labelledBy={look.labelledBy} className={quay.section}>
      <div className="columns near">
        <div className="at-1-5">
          <h2 id={look.labelledBy}>
            <Lines text={block.heading} />
          </h2>
          {block.lead ? <p className={`lead ${quay.lead}`}>{withAnswerTime(block.lead, site)}</p> : null}
          {facts.length > 0 ? (
            <dl className={quay.facts}>
              {facts.map((fact) => (
                <div key={fact.title} className={quay.fact}>
                  <dt>{fact.title}</dt>
                  <dd>
                    {fact.href ? (
                      <a href={fact.href} className={isAddress(fact.href) ? quay.address : quay.way}>
                        {fact.description}
                      </a>
                    ) : (
                      withAnswerTime(fact.description, site)
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <FormPlace look={look} className={`at-7-6 ${quay.form}`} />
      </div>
    </Section>
  );
}

/** Adds the chat of the settings to number and address. */
function withChat(facts: readonly Fact[], site: LookProps['site']): readonly Fact[] {
  const { messagingHref: href } = site;
  const words = wordsOf(site);
  if (!href || !facts.some((fact) => fact.href && isAddress(fact.href))) return facts;
  return [...facts, { title: saySite(words, 'page.chatTitle'), description: saySite(words, 'page.chat'), href }];
}

/** Numbers and addresses are set like figures; a link to a page is a sentence. */
const isAddress = (href: string) => /^(?:tel|mailto):/.test(href);

/** A band with a button, which opens the form over the whole window. The form is in the page from the start. */
function FormInWindow({ block, children, id, look, site }: LookProps & { id: string; children: ReactNode }) {
  const { heading, lead, openText = heading, windowHeading = heading } = block;
  const dialogId = `${id}-window`;
  return (
    <AssetBand id={id} heading={heading}>
      <button type="button" className={assetClass} {...openerOf(dialogId)}>
        {openText}
      </button>
      <FullScreenDialog
        id={dialogId}
        topId={look.settings.anchor}
        labelledBy={look.labelledBy}
        closeLabel={saySite(wordsOf(site), 'page.close')}
        head={<Wordmark site={site} className={inWindow.wordmark} />}
      >
        <div className={inWindow.sheet}>
          <div className="columns">
            <div className={`at-1-5 ${inWindow.words}`}>
              <h2 id={look.labelledBy} className="large-heading">
                {windowHeading}
              </h2>
              {lead ? <p className={`lead ${inWindow.lead}`}>{withAnswerTime(lead, site)}</p> : null}
              {children}
            </div>
            <FormPlace look={look} className={`at-7-6 ${inWindow.form}`} />
          </div>
        </div>
        <div className={inWindow.water} />
      </FullScreenDialog>
    </AssetBand>
  );
}
