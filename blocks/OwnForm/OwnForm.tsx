import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { describedForm } from '@frontage/contract/forms/ownForm.ts';
import { versionField } from '@frontage/contract/forms/questionMarks.ts';
import type { BlockProps, PageContext } from '@frontage/contract/page.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { questionTexts } from '@frontage/contract/words/questionTexts.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import type { ReactNode } from 'react';
import { FormPlace } from '../form/FormPlace.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import form from '../form/form.module.css';
import { formLookOf, messageOf } from '../form/formLookOf.ts';
import styles from './OwnForm.module.css';
import { QuestionForm } from './QuestionForm.tsx';

/** A form on a page. Nothing is shown of one that is no longer there. The browser can send it without script. */
export function OwnForm({ block, page, id }: BlockProps<BlockOf<'form'>>) {
  const look = lookOf(block, page, id);
  if (!look) return null;
  const lead = block.lead && withAnswerTime(block.lead, page.site);
  const facts = block.facts?.length ? <Facts facts={block.facts} /> : undefined;
  const drawn = look.questions ? <QuestionForm look={look} /> : undefined;
  if (block.look === 'beside') {
    return (
      <FormSheet id={id} look={look} heading={block.heading} lead={lead} beside={facts}>
        {drawn}
      </FormSheet>
    );
  }
  const place = (
    <FormPlace look={look} className={`${styles.column} ${block.look === 'line' ? styles.row : ''}`}>
      {drawn}
    </FormPlace>
  );
  // What the host has answered is said at once.
  const isWindow = block.look === 'window' && !look.settings.answer;
  return (
    <Section id={id} ground={grounds[block.look]} labelledBy={look.labelledBy}>
      <h2 id={look.labelledBy} className={styles.heading}>
        {block.heading}
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {facts}
      {isWindow ? (
        <OverWindow id={`${id}-window`} heading={block.heading} openText={block.openText} site={page.site}>
          {place}
        </OverWindow>
      ) : (
        place
      )}
    </Section>
  );
}

const grounds = { section: 'paper', line: 'paper', banner: 'water', window: 'ink' } as const;

interface OverWindowProps {
  id: string;
  heading: string;
  openText: string | undefined;
  site: PageContext['site'];
  children: ReactNode;
}

/**
 * A button, and over the window what it opens, both without script: a modal dialog, or a popover in browsers without
 * invoker commands. Its content is in the page from the start.
 */
function OverWindow({ children, heading, id, openText, site }: OverWindowProps) {
  const close = saySite(wordsOf(site), 'page.close');
  return (
    <>
      <p className={styles.open}>
        <Button tone="accent" popoverTarget={id} {...{ command: 'show-modal', commandfor: id }}>
          {openText ?? heading}
        </Button>
      </p>
      <dialog id={id} popover="auto" aria-labelledby={`${id}-heading`} data-ground="paper" className={styles.window}>
        <p className={styles.close}>
          <Button
            tone="outline"
            size="small"
            popoverTarget={id}
            popoverTargetAction="hide"
            {...{ command: 'close', commandfor: id }}
          >
            {close}
          </Button>
        </p>
        <h3 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h3>
        {children}
      </dialog>
    </>
  );
}

function lookOf(block: BlockOf<'form'>, page: PageContext, id: string) {
  const { consentFieldName, fileLabel, form: formId } = block;
  const own = page.ownForms?.[formId];
  const described = describedForm(formId, own);
  if (!described?.blocks.includes('form')) return undefined;
  const { questions, version = '' } = own ?? {};
  const look = formLookOf(page, {
    ...{ anchor: id, consentFieldName, form: described, formId, idPrefix: `${id}-form` },
    buttonText: block.buttonText ?? saySite(wordsOf(page.site), 'page.send'),
    labelledBy: `${id}-heading`,
    worded: questions ? undefined : { message: messageOf(block), ...(fileLabel ? { file: { label: fileLabel } } : {}) },
    ...(questions
      ? {
          around: questions.map((question) => question.id),
          className: form.form,
          fixed: { [versionField]: version },
          questions,
          says: questionTexts,
        }
      : {}),
  });
  return questions ? { ...look, names: questions.map((question) => question.id) } : look;
}
