import { backendAddress } from '@frontage/client/backendAddress.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { checkAnswers, type SentAnswers } from '@frontage/contract/forms/checkAnswers.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { paths } from '@frontage/contract/paths.ts';
import { sayQuestion } from '@frontage/contract/words/questionTexts.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '../FormBlock/FormBlock.module.css';
import { AttachmentField } from './AttachmentField.tsx';
import { CountryField } from './CountryField.tsx';
import { Fields, FormFoot } from './Form.tsx';
import sheet from './form.module.css';
import { chosenIn, type FormLook, fieldId, writeLook } from './formLook.ts';
import { PlacedForm, type PlacedFormProps } from './PlacedForm.tsx';
import { QuestionField } from './QuestionField.tsx';
import { sentBy } from './useFields.ts';
import type { Form } from './useForm.ts';

interface FormPlaceProps {
  look: FormLook;
  className?: string | undefined;
  /** The script of its page wakes it. */
  hasOwnScript?: boolean;
}

/** A form in a page, with what its script draws it by: React takes it over at the first touch (`wakeForms`). */
export function FormPlace({ look, className, hasOwnScript = false }: FormPlaceProps) {
  const View = look.questions ? QuestionForm : PlacedForm;
  return (
    <div
      className={className}
      {...{ [formMarks.look]: writeLook(look), ...(hasOwnScript ? { [formMarks.ownScript]: '' } : {}) }}
    >
      <View look={look} File={AttachmentField} Country={CountryField} />
    </div>
  );
}

type Asked = Pick<Question, 'id' | 'page'>;
type PlaceProps = Omit<PlacedFormProps, 'children' | 'options'>;

/** The fields of a form are on its first page. */
const pageOf = ({ page = 1 }: Pick<Asked, 'page'>) => page;

/** Ids of the questions that are asked of somebody who has sent this. */
const askedOf = (questions: readonly Question[], sent: SentAnswers) =>
  checkAnswers(questions, sent, { isCountry: () => true }).asked.map(({ id }) => id);

/**
 * A form with an owner's questions, behind the fields that it has besides: browsers load it for such forms alone.
 * Questions are asked as they are answered. Those on several pages follow one another under a line that says where one
 * is; with script, one page is shown at a time.
 */
export function QuestionForm({ look, ...place }: PlaceProps) {
  const { names, questions = [], settings } = look;
  // No field has a point: that is the place of a further file.
  const fields = names.filter((name) => !name.includes('.') && !questions.some(({ id }) => id === name));
  const { answer } = settings;
  const all: readonly Asked[] = [...fields.map((id) => ({ id })), ...questions];
  const pages = [...new Set(all.map(pageOf))];
  const isWrong = ({ id }: Asked) => answer?.errors.some(({ name }) => name === id) || answer?.filesLost.includes(id);
  const [at, setAt] = useState(() => pageOf(all.find(isWrong) ?? all[0] ?? {}));
  const [asked, setAsked] = useState(() =>
    askedOf(questions, Object.fromEntries(questions.map(({ id }) => [id, chosenIn(settings, id)]))),
  );
  /** Without script everything is asked, and says when it is meant. */
  const [isAwake, setIsAwake] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  function show(page: number): void {
    flushSync(() => setAt(page));
    root.current?.querySelector<HTMLElement>(`[data-form-page="${page}"] [tabindex]`)?.focus();
  }

  /** To the next page on which something is asked of this visitor; false where there is none. */
  function move(by: 1 | -1): boolean {
    const isAskedOn = (page: number) =>
      all.some((one) => pageOf(one) === page && (fields.includes(one.id) || asked.includes(one.id)));
    const others = pages.filter((page) => (by > 0 ? page > at : page < at));
    const rest = by > 0 ? others : others.toReversed();
    const next = rest.find(isAskedOn) ?? rest.at(-1);
    if (next !== undefined) show(next);
    return next !== undefined;
  }

  return (
    <div ref={root}>
      <PlacedForm
        look={look}
        {...place}
        options={{
          check(form, usual) {
            const later = all.filter((one) => pageOf(one) > at);
            return new Map([...usual(form)].filter(([name]) => !later.some(({ id }) => id === name)));
          },
          onInput(form) {
            setIsAwake(true);
            setAsked(askedOf(questions, sentBy(form, questions)));
          },
          leadsOn: () => move(1),
        }}
      >
        {(form) => {
          const field = (question: Question) => (
            <QuestionField
              key={question.id}
              question={question}
              questions={questions}
              isAsked={asked.includes(question.id)}
              isAwake={isAwake}
            />
          );
          const before = <Fields names={fields} />;
          if (pages.length < 2) {
            return (
              <>
                {before}
                {questions.map(field)}
                <FormFoot form={form} />
              </>
            );
          }
          return (
            <>
              <Led form={form} all={all} at={at} onLead={setAt} />
              {pages.map((page, place) => (
                <div key={page} className={styles.page} data-form-page={page} data-shown={page === at ? '' : undefined}>
                  <h3 className={styles.step} tabIndex={-1}>
                    {sayQuestion(settings.words, 'questionStep', { step: place + 1, steps: pages.length })}
                    <span className={styles.line} aria-hidden="true">
                      {pages.map((one) => (
                        <span key={one} data-done={one <= page || undefined} />
                      ))}
                    </span>
                  </h3>
                  {place === 0 && fields.length > 0 ? (
                    <div className={`${sheet.form} ${sheet.paired}`}>{before}</div>
                  ) : null}
                  {questions.filter((question) => pageOf(question) === page).map(field)}
                  {place === pages.length - 1 ? <FormFoot form={form} /> : null}
                  <div className={styles.moves}>
                    {place < pages.length - 1 ? (
                      // Not the button that sends: the script leads on instead, as it does where somebody presses Enter.
                      <Button type="submit" formAction={backendAddress + (look.path ?? paths.sendMail)}>
                        {sayQuestion(settings.words, 'questionNext')}
                      </Button>
                    ) : null}
                    {place > 0 ? (
                      <Button tone="outline" onClick={() => move(-1)}>
                        {sayQuestion(settings.words, 'questionBack')}
                      </Button>
                    ) : null}
                  </div>
                </div>
              ))}
            </>
          );
        }}
      </PlacedForm>
    </div>
  );
}

interface LedProps {
  form: Form;
  all: readonly Asked[];
  at: number;
  onLead: (page: number) => void;
}

/** Shows the page of what is wrong: the host may refuse what is on another, and a line of the summary may lead there. */
function Led({ all, at, form, onLead }: LedProps) {
  const { element, errors, look } = form;
  const latest = useRef({ all, at, onLead });
  latest.current = { all, at, onLead };
  useEffect(() => {
    const wrong = latest.current.all.filter(({ id }) => errors[id]).map(pageOf);
    if (wrong.length > 0 && !wrong.includes(latest.current.at)) latest.current.onLead(Math.min(...wrong));
  }, [errors]);
  useEffect(() => {
    const lead = ({ target }: Event) => {
      const id = target instanceof Element ? target.closest('a')?.hash.slice(1) : undefined;
      const found = latest.current.all.find((one) => id?.startsWith(fieldId(look.settings, one.id)));
      if (found) flushSync(() => latest.current.onLead(pageOf(found)));
    };
    element?.addEventListener('click', lead, true);
    return () => element?.removeEventListener('click', lead, true);
  }, [element, look]);
  return null;
}
