import { questionKindNames } from '@frontage/contract/forms/kindOf.ts';
import { askedOf, fitFields, type StoredField, takesQuestions } from '@frontage/contract/forms/ownForm.ts';
import { heardOfUs, type Question, type QuestionKindName } from '@frontage/contract/forms/Question.ts';
import { namesTaken, questionsFault } from '@frontage/contract/forms/questions.ts';
import { FieldError, toast, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { type DragEvent, useId, useMemo, useRef, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { ask } from '../../admin/ask.ts';
import { Plain } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import type { Form } from '../../payload-types.ts';
import { askedAs, fieldIn, fieldRows, ownOf } from '../askedWords.ts';
import { describedIn } from '../describedIn.ts';
import styles from './forms.module.css';
import { formTemplates, sayQuestions } from './formTemplates.ts';
import { UsualPart } from './parts.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import {
  beginsPage,
  copyOf,
  heardQuestion,
  inPages,
  moveQuestion,
  newQuestion,
  titleOf,
  turnPage,
  warningsOf,
} from './questionDrafts.ts';
import { useWebsite, WebsiteForm } from './WebsiteLook.tsx';

type OtherForm = Pick<Form, 'id' | 'title'> & { questions?: readonly Question[] | null };

const otherForms =
  '/api/forms?depth=0&limit=100&select[title]=true&select[questions]=true&where[questions][exists]=true&sort=title';

/**
 * What a form asks, as one list: the fields that forms of the site have, and behind them its owner's questions. Sorted
 * by mouse and keys; questions are added from a menu, copied and removed.
 */
export function Questions({ path, readOnly = false }: JSONFieldClientProps) {
  const own = useField<unknown>({ path });
  const { setValue, value } = own;
  const ofSite = useField<unknown>({ path: 'fields' });
  const questions: readonly Question[] = Array.isArray(value) ? value : [];
  const latest = useRef(questions);
  latest.current = questions;
  const [dragged, setDragged] = useState<number>();
  const [open, setOpen] = useState<string>();
  const menuId = useId();
  const { id } = useDocumentInfo();
  const { act, isBusy: isSending } = useAct({ isDrawnAgain: false });
  const [others, setOthers] = useState<readonly OtherForm[]>([]);
  const [kind, name] = useFormFields(([form]) => [form.kind?.value, form.name?.value]);
  const form = useMemo(() => describedIn({ kind, name }), [kind, name]);
  const { words } = useWebsite();
  const rows = useMemo(
    () => fieldRows(form?.fields.map((field) => fieldIn(words, field)) ?? [], ofSite.value),
    [form, ofSite.value, words],
  );
  if (!form)
    return <p>{say('This form is no longer part of the site. What you see here is kept, and shown nowhere.')}</p>;
  const owns = rows.map(({ own }) => own);
  const isAlone = rows.length === 0;
  const askedBy = form.blocks.length > 0 ? 'block' : 'settings';
  const mayAsk = takesQuestions(form);
  const taken = namesTaken(form);
  const fault = questions.length > 0 && mayAsk ? questionsFault(questions, say, form) : undefined;

  /** Asks for the questions of other forms, once somebody looks for them. */
  async function findOthers(): Promise<void> {
    if (others.length > 0) return;
    const { answer } = await ask<{ docs: OtherForm[] }>('GET', otherForms);
    setOthers(answer?.docs.filter((form) => form.id !== id && Array.isArray(form.questions)) ?? []);
  }

  function addChosen(chosen: string): void {
    const [form, question] = chosen.split(' ');
    const copied = others.find((one) => String(one.id) === form)?.questions?.find((one) => one.id === question);
    if (copied) add(copyOf(copied, questions, taken), questions.length);
    else if (chosen === heardOfUs) add(heardQuestion(questions), questions.length);
    else add(newQuestion(chosen as QuestionKindName, questions, taken), questions.length);
  }

  const add = (question: Question, place: number) => {
    setOpen(question.id);
    setValue(questions.toSpliced(place, 0, question));
  };

  function remove(place: number): void {
    const removed = questions.slice(place, place + 1);
    const rest = inPages(questions.toSpliced(place, 1), isAlone);
    setValue(rest);
    document.getElementById(menuId)?.focus();
    toast.info(say('{words} was removed.', { words: removed[0]?.label || say('A question without words') }), {
      action: {
        label: say('Undo'),
        // What was changed in the meantime stays.
        onClick: () =>
          setValue(
            JSON.stringify(latest.current) === JSON.stringify(rest)
              ? questions
              : moveQuestion(
                  // Another may have its id by now.
                  [...latest.current, ...removed.map((one) => copyOf(one, latest.current, taken))],
                  latest.current.length,
                  place,
                  isAlone,
                ),
          ),
      },
      classNames: { actionButton: admin.action ?? '' },
    });
  }

  function changeFields(next: readonly StoredField[]): void {
    const usual = form?.fields.map(({ name }): StoredField => ({ name }));
    ofSite.setValue(JSON.stringify(next) === JSON.stringify(usual) ? null : next);
  }

  /** By places in the list. Fields stay before questions: they are on the first page, and drawn as one part. */
  const mayMove = (from: number, to: number) => {
    const [first, last] = from < rows.length ? [0, rows.length] : [rows.length, rows.length + questions.length];
    return to >= first && to < last;
  };
  function move(from: number, to: number): void {
    const before = rows.length;
    if (!mayMove(from, to)) return;
    if (from >= before) setValue(moveQuestion(questions, from - before, to - before, isAlone));
    else changeFields(owns.toSpliced(from, 1).toSpliced(to, 0, ...owns.slice(from, from + 1)));
  }
  const wayTo = (from: number, to: number) => (mayMove(from, to) ? () => move(from, to) : undefined);
  const sorted = (place: number) => ({
    isReadOnly: readOnly,
    moves: readOnly ? undefined : { up: wayTo(place, place - 1), down: wayTo(place, place + 1) },
    drag: {
      draggable: !readOnly,
      onDragStart: () => setDragged(place),
      onDragOver: (event: DragEvent) => {
        if (dragged !== undefined && mayMove(dragged, place)) event.preventDefault();
      },
      onDrop: () => {
        if (dragged !== undefined) move(dragged, place);
        setDragged(undefined);
      },
    },
  });

  return (
    <UsualPart
      heading={say('What the form asks')}
      reset={say('Reset questions of the site')}
      onReset={ofSite.value && !readOnly ? () => ofSite.setValue(null) : undefined}
    >
      <p className="field-description">
        {[
          isAlone
            ? ''
            : say('Open a question to change its words. What you leave empty keeps the default, shown in grey.'),
          isAlone || !mayAsk
            ? ''
            : say('Your own questions follow those of the site, on every page that shows the form.'),
          mayAsk
            ? ''
            : say(
                'It takes no questions of your own: where you want to know more, make a form of them, and show it in a block “Form”.',
              ),
          form.blocks.includes('form')
            ? say(
                'The preview shows the form as visitors get it. Its button shows what is wrong there, and sends nothing.',
              )
            : '',
        ].join(' ')}
      </p>
      {Object.entries({ fields: ofSite, [path]: own }).map(([refused, { showError }]) => (
        // What leads to a refused field looks for its id.
        <div key={refused} id={`field-${refused}`} tabIndex={-1}>
          <FieldError path={refused} showError={showError} />
        </div>
      ))}
      {questions.length === 0 && isAlone && !readOnly ? (
        <div className={styles.attempt}>
          <span>{say('Begin with the questions of')}</span>
          {formTemplates.map((template) => (
            <Plain key={template.title} onClick={() => setValue(sayQuestions(template.questions))}>
              {say(template.title)}
            </Plain>
          ))}
        </div>
      ) : null}
      {[
        ...(fault ? [say('Before it can be published: {fault}.', { fault })] : []),
        ...warningsOf(questions, askedOf(fitFields(form, owns), form.fields)),
      ].map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <WebsiteForm rows={rows}>
        <ol className={admin.list}>
          {rows.map((row, place) => (
            <QuestionCard
              key={`field ${row.own.name}`}
              question={row.question}
              site={{ ...row, askedBy, onAsk: (isAsked) => changeFields(owns.with(place, askedAs(row, isAsked))) }}
              onChange={(next) => changeFields(owns.with(place, ownOf(row, next)))}
              onReset={
                Object.keys(row.own).length > 1
                  ? () => changeFields(owns.with(place, { name: row.own.name }))
                  : undefined
              }
              {...sorted(place)}
            />
          ))}
          {questions.map((question, place) => (
            <QuestionCard
              key={question.id}
              question={question}
              before={questions.slice(0, place)}
              isOpen={open === question.id}
              onChange={(next) => setValue(questions.with(place, next))}
              onCopy={() => add(copyOf(question, questions, taken), place + 1)}
              onRemove={() => remove(place)}
              beginsPage={beginsPage(questions, place)}
              onTurnPage={place > 0 || !isAlone ? () => setValue(turnPage(questions, place, isAlone)) : undefined}
              {...sorted(rows.length + place)}
            />
          ))}
        </ol>
      </WebsiteForm>
      {readOnly || !mayAsk ? null : (
        <div className={styles.attempt}>
          <label htmlFor={menuId}>{say('Add a question')}</label>
          <select
            id={menuId}
            value=""
            onFocus={() => void findOthers()}
            onChange={({ target }) => addChosen(target.value)}
          >
            <option value="">{say('Choose its kind')}</option>
            {questionKindNames.map((kind) => (
              <option key={kind} value={kind}>
                {titleOf({ kind })}
              </option>
            ))}
            {questions.some((one) => one.id === heardOfUs) ? null : (
              <option value={heardOfUs}>{say('How did you hear of us?')}</option>
            )}
            {others.map((form) => (
              <optgroup key={form.id} label={say('As in “{form}”', { form: form.title })}>
                {form.questions?.map((one) => (
                  <option key={one.id} value={`${form.id} ${one.id}`}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          {id && questions.length > 0 ? (
            <Plain
              disabled={isSending}
              title={say('The email that sales get, with made-up answers to the questions as they were last saved')}
              onClick={() => void act(`/api/forms/${id}/sample`)}
            >
              {say('Send me a test')}
            </Plain>
          ) : null}
        </div>
      )}
    </UsualPart>
  );
}
