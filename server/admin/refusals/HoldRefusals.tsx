'use client';

import {
  PublishButton,
  SaveButton,
  toast,
  useAllFormFields,
  useEditDepth,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { UndoRemoved } from '../blocks/UndoRemoved.tsx';
import { type FieldPlaces, useFieldPlaces } from '../fields/useFieldPlaces.ts';
import { say } from '../say.ts';
import { KeepTyped } from '../unsaved/KeepTyped.tsx';
import { FieldsToFix } from './FieldsToFix.tsx';
import styles from './refusals.module.css';
import { outdated, pressOnceOn, type Refusal, refusalsOf, standing } from './refusals.ts';

/** How many frames to wait for Payload's own message. */
const mostFrames = 60;

const keyOf = (refusals: readonly Refusal[]) => JSON.stringify(refusals.map(({ message, path }) => [path, message]));

/** Payload's button to publish, whose refusals stay marked, and what keeps the draft that it publishes. */
export const Publish = () => (
  <>
    <HoldRefusals button={<PublishButton />} isWhat="published" />
    <KeepTyped />
    <UndoRemoved />
  </>
);

export const Save = () => (
  <>
    <HoldRefusals button={<SaveButton />} isWhat="saved" />
    <UndoRemoved />
  </>
);

/**
 * Keeps refused fields marked until they are changed or submitted again. Payload (as of 3.90.2) removes the marks with
 * the next answer of its server, whether that answers an earlier request or the save of a draft a second later.
 * Conversely, such an answer can mark a field that has been fixed since; that mark is removed here.
 */
function HoldRefusals({ button, isWhat }: { button: ReactNode; isWhat: 'published' | 'saved' }) {
  const refusals = useRef<Refusal[]>([]);
  /** Refusals whose value was changed since. */
  const over = useRef<Refusal[]>([]);
  /** Whether the server has been asked and has refused nothing since. */
  const isAsked = useRef(false);
  const [fields, dispatchFields] = useAllFormFields();
  const { getFields, setSubmitted } = useForm();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const keepPress = useKeptPress();
  const told = useToldRefusals(isWhat);
  useAskedField();

  useEffect(() => {
    if (isProcessing) return;
    const held = standing(refusals.current, fields);
    const lost = held.filter(({ path }) => fields[path]?.valid !== false);
    over.current.push(...refusals.current.filter((refusal) => !held.includes(refusal)));
    const all = isSubmitted ? refusalsOf(fields) : [];
    const late = outdated(all, over.current);
    const marked = all.filter((refusal) => !late.includes(refusal));
    for (const { path } of late) dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: '' });
    if (isAsked.current && marked.length > 0) {
      isAsked.current = false;
      bringIntoView(marked);
      told.tell(marked);
    }
    refusals.current = [...marked, ...held.filter(({ path }) => !marked.some((other) => other.path === path))];
    told.keep(refusals.current);
    if (lost.length > 0) {
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost.map(({ message, path }) => ({ message, path })) });
    }
    if (held.length > 0 && !isSubmitted) setSubmitted(true);
  }, [dispatchFields, fields, isProcessing, isSubmitted, setSubmitted, told]);

  /** Removes all marks, so that the server checks again: Payload does not send a form with a marked field. */
  const forget = () => {
    const now = getFields();
    for (const { path } of refusals.current) {
      const field = now[path];
      if (field) Object.assign(field, { valid: true, errorMessage: '' });
    }
    refusals.current = [];
    over.current = [];
    isAsked.current = true;
    told.begin();
  };

  return (
    <div className={styles.buttons} onClickCapture={forget} onPointerUpCapture={keepPress}>
      {button}
    </div>
  );
}

/** In a closed row or another tab the field is not in the document, but those count their refused fields. */
function bringIntoView([first]: readonly Refusal[]): void {
  const id = `field-${first?.path.replaceAll('.', '__')}`;
  // One that is shown in another's place has a hidden input before it.
  const field = [...document.querySelectorAll(`[id="${id}"]`)].at(-1);
  // A list can be longer than the window, and shows its error at its top.
  (field?.querySelector('.field-error') ?? field)?.scrollIntoView({ block: 'center' });
}

/** Moves to the field that the URL of a form names, such as `?field=layout.2.heading`. */
function useAskedField(): void {
  const isDrawer = useEditDepth() > 1;
  const { lead } = useFieldPlaces();
  const leadThere = useEffectEvent(lead);
  useEffect(() => {
    const field = new URLSearchParams(location.search).get('field');
    if (field && !isDrawer) leadThere(field);
  }, [isDrawer]);
}

/** Shows which fields were refused when the button was pressed, each with a way to it, until they are fixed. */
function useToldRefusals(isWhat: 'published' | 'saved') {
  const places = useFieldPlaces();
  const told = useMemo(() => createTold(isWhat, places), [isWhat, places]);
  useEffect(() => told.end, [told]);
  return told;
}

const headings = {
  published: ['Not published yet: one field is to be fixed.', 'Not published yet: {count} fields are to be fixed.'],
  saved: ['Not saved yet: one field is to be fixed.', 'Not saved yet: {count} fields are to be fixed.'],
} as const;

function createTold(isWhat: keyof typeof headings, places: FieldPlaces) {
  let before = new Set<unknown>();
  let id: string | number | undefined;
  let said = '';
  const show = (refusals: readonly Refusal[]) => {
    const fields = refusals.map(({ message, path }) => ({ path, message, place: places.wordsOf(path) }));
    said = keyOf(refusals);
    const count = fields.length;
    const [one, several] = headings[isWhat];
    const heading = count === 1 ? say(one) : say(several, { count });
    id = toast.error(<FieldsToFix heading={heading} fields={fields} lead={places.lead} />, {
      ...(id === undefined ? {} : { id }),
      duration: Number.POSITIVE_INFINITY,
      onDismiss: () => {
        id = undefined;
      },
    });
  };
  const end = () => {
    if (id !== undefined) toast.dismiss(id);
    id = undefined;
  };
  return {
    end,
    begin() {
      end();
      before = new Set(toast.getToasts().map((one) => one.id));
    },
    /** Shows what was refused now, in place of Payload's message, which names the fields but does not lead to them. */
    tell(refusals: readonly Refusal[], frame = 0) {
      const answer = toast.getToasts().find((one) => !before.has(one.id) && 'type' in one && one.type === 'error');
      if (!answer && frame < mostFrames) requestAnimationFrame(() => this.tell(refusals, frame + 1));
      else {
        id = answer?.id;
        show(refusals);
      }
    },
    /** Updates the message to the refusals that still apply. A dismissed message does not come back. */
    keep(refusals: readonly Refusal[]) {
      if (id === undefined || keyOf(refusals) === said) return;
      if (refusals.length === 0) end();
      else show(refusals);
    },
  };
}

/** How long a press waits for the button to be enabled again, in ms. */
const patienceMs = 5_000;

/**
 * Keeps a press on a button that is disabled only for a moment. Payload (as of 3.90.2) disables "Publish" while a draft
 * saves itself and until it has read how many drafts there are, so a press in between did nothing. The press is dropped
 * if nothing was changed just before it, or if something is changed before the button is enabled.
 */
function useKeptPress(): (event: PointerEvent<HTMLElement>) => void {
  const isModified = useFormModified();
  const modifiedAt = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<AbortController | undefined>(undefined);

  useEffect(() => {
    if (!isModified) return;
    waiting.current?.abort();
    return () => {
      modifiedAt.current = performance.now();
    };
  }, [isModified]);
  useEffect(() => () => waiting.current?.abort(), []);

  return ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const isChange = isModified || performance.now() - modifiedAt.current < patienceMs;
    if (!button?.disabled || !isChange) return;
    waiting.current?.abort();
    const waits = new AbortController();
    waiting.current = waits;
    pressOnceOn(button, { patienceMs, signal: waits.signal });
  };
}
