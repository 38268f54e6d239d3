import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { paths } from '@frontage/contract/paths.ts';
import { sayQuestion } from '@frontage/contract/words/questionTexts.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import type { ReactNode } from 'react';
import { pageMarks } from '../form/enhanced/formPages.ts';
import type { FormSettings } from '../form/formSettings.ts';
import { errorAt, fileErrorAt } from '../form/placedAnswer.ts';
import styles from './OwnForm.module.css';
import { askedOnPage, QuestionField } from './QuestionField.tsx';

interface PagesProps {
  questions: readonly Question[];
  settings: FormSettings;
  /** The end of the last page. */
  children: ReactNode;
}

/**
 * The questions of a form. Those on several pages follow one another under a line that says where one is; with script,
 * one page is shown at a time: the one with the first fault, if the host has answered.
 */
export function Pages({ children, questions, settings }: PagesProps) {
  const asked = askedOnPage(questions, settings);
  const fields = (some: readonly Question[]) =>
    some.map((question) => (
      <QuestionField
        key={question.id}
        question={question}
        questions={questions}
        settings={settings}
        isAsked={asked.includes(question.id)}
      />
    ));
  const pages = [...new Set(questions.map(pageOf))];
  if (pages.length < 2) {
    return (
      <>
        {fields(questions)}
        {children}
      </>
    );
  }
  const wrong = questions.find(({ id }) => errorAt(settings, id) ?? fileErrorAt(settings, id));
  const shown = wrong ? pageOf(wrong) : pages[0];
  return pages.map((page, place) => (
    <div
      key={page}
      className={styles.page}
      {...{ [pageMarks.page]: page, ...(page === shown ? { [pageMarks.shown]: '' } : {}) }}
    >
      <Step pages={pages} page={page} settings={settings} />
      {fields(questions.filter((question) => pageOf(question) === page))}
      {place === pages.length - 1 ? children : null}
      <div className={styles.moves}>
        {place < pages.length - 1 ? (
          // Not the button that sends: the script leads on instead, as it does where somebody presses Enter.
          <Button type="submit" formAction={`${backendAddress}${paths.sendMail}`}>
            {sayQuestion(settings.words, 'questionNext')}
          </Button>
        ) : null}
        {place > 0 ? (
          <Button tone="outline" {...{ [pageMarks.back]: '' }}>
            {sayQuestion(settings.words, 'questionBack')}
          </Button>
        ) : null}
      </div>
    </div>
  ));
}

const pageOf = ({ page = 1 }: Question) => page;

interface StepProps {
  pages: readonly number[];
  page: number;
  settings: FormSettings;
}

function Step({ page, pages, settings }: StepProps) {
  return (
    <h3 className={styles.step} tabIndex={-1}>
      {sayQuestion(settings.words, 'questionStep', { step: pages.indexOf(page) + 1, steps: pages.length })}
      <span className={styles.line} aria-hidden="true">
        {pages.map((one) => (
          <span key={one} data-done={one <= page || undefined} />
        ))}
      </span>
    </h3>
  );
}
