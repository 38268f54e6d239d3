import { FormField as FieldOfSite } from '@frontage/blocks/form/FormField.tsx';
import { QuestionField } from '@frontage/blocks/form/QuestionField.tsx';
import { endingsOf, fileTypes, maxFileMb } from '@frontage/contract/contact/limits.ts';
import type { FormField } from '@frontage/contract/forms/FormDescription.ts';
import { isLeftOut, kindOf, ownQuestionKinds } from '@frontage/contract/forms/kindOf.ts';
import { ownCharacters, type StoredField } from '@frontage/contract/forms/ownForm.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { mostQuestions } from '@frontage/contract/forms/questions.ts';
import { currencies } from '@frontage/contract/money.ts';
import { type ComponentProps, memo } from 'react';
import { Choice, Plain } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';
import { type AskedBy, isUnasked, stateOf, usualWords } from '../askedWords.ts';
import styles from './forms.module.css';
import { Card, type Moves, Tick, WordsField, withPart } from './parts.tsx';
import { choicesOf, newOption, titleOf, typeTitles } from './questionDrafts.ts';
import { WebsiteLook } from './WebsiteLook.tsx';

interface QuestionCardProps {
  /** Of a field, with the words of its owner alone. */
  question: Question;
  /** A field that forms of the site have: its kind and id are the product's, and it is left out rather than removed. */
  site?: { field: FormField; askedBy: AskedBy; own: StoredField; onAsk: (isAsked?: boolean) => void };
  /** The questions above it, on which it may depend. */
  before?: readonly Question[];
  isOpen?: boolean | undefined;
  isReadOnly: boolean;
  /** A new page of the form begins with it. */
  beginsPage?: boolean;
  /** Undefined where the form itself begins with it. */
  onTurnPage?: (() => void) | undefined;
  drag: ComponentProps<'li'>;
  moves: Moves | undefined;
  onChange: (question: Question) => void;
  onReset?: (() => void) | undefined;
  onCopy?: () => void;
  onRemove?: () => void;
}

/** One of what a form asks: as visitors see it, and opened to be changed. */
export function QuestionCard(props: QuestionCardProps) {
  const { beginsPage, drag, isOpen, isReadOnly, moves, onReset, question, site } = props;
  const { askIf, from, kind, label, page, required } = question;
  const isOwnKind = kind in ownQuestionKinds;
  const state = [
    titleOf(question),
    site ? stateOf(site.field, site.own, site.askedBy) : required ? say('required') : '',
    askIf ? say('only if') : '',
    from ? say('hidden, from ?{from}=', { from }) : '',
    isOwnKind ? say('drawn in the preview alone') : '',
    beginsPage ? say('page {page}', { page: String(page) }) : '',
    onReset ? say('changed') : '',
  ];
  const ways = (
    [
      [say('Back to default'), onReset],
      [say('Copy this question'), props.onCopy],
      [say('Remove it'), props.onRemove],
    ] as const
  ).filter(([, act]) => act);
  const isUnseen = site ? isUnasked(site.field, site.own) : from || isOwnKind || isLeftOut(question);
  return (
    <Card
      {...drag}
      title={label || (site ? site.field.label : say('A question without words'))}
      state={state.filter(Boolean).join(' · ')}
      isOpen={isOpen}
      look={isUnseen ? undefined : site ? <Look field={site.field.name} /> : <Look question={question} />}
      moves={moves}
    >
      <Parts {...props} />
      {isReadOnly || ways.length === 0 ? null : (
        <div className={styles.attempt}>
          {ways.map(([words, act]) => (
            <Plain key={words} onClick={act}>
              {words}
            </Plain>
          ))}
        </div>
      )}
    </Card>
  );
}

/** Drawn again when its own words change, and not those of another question. */
const Look = memo(({ field, question }: { field?: string; question?: Question }) => (
  <WebsiteLook>
    {field ? <FieldOfSite name={field} /> : null}
    {question ? <QuestionField question={question} questions={[]} isAsked isAwake /> : null}
  </WebsiteLook>
));

/** The most characters of an owner's words. */
const ofQuestions = { ...mostQuestions, placeholder: mostQuestions.label };

type Part = 'from' | 'help' | 'keptDays' | 'label' | 'max' | 'maxSizeMb' | 'message' | 'min' | 'placeholder';

const usualOf = ({ label, placeholder }: FormField): Partial<Record<Part, string>> => ({
  label,
  placeholder: placeholder ?? say('None, or as the block says'),
  help: say('None'),
});

function Parts({ before = [], beginsPage, isReadOnly, onChange, onTurnPage, question, site }: QuestionCardProps) {
  const { from, kind, required = false } = question;
  const { bounds, hasOptions, hasPlaceholder, isAnswered } = kindOf(question);
  const usual = site ? usualOf(site.field) : {};
  const most: Partial<Record<Part, number>> = site ? ownCharacters : ofQuestions;
  const words = (part: Part, title: string, type = 'text') => (
    <WordsField
      title={title}
      type={type}
      value={String(question[part] ?? '')}
      placeholder={usual[part]}
      maxLength={most[part]}
      disabled={isReadOnly}
      onWrite={(text) => {
        const value = type === 'number' ? Number(text) : text;
        const changed = withPart<Question, keyof Question>(
          question,
          part,
          text || part === 'label' ? value : undefined,
        );
        // Nobody can be asked to answer what is hidden.
        onChange(changed.from ? withPart(changed, 'required', undefined) : changed);
      }}
    />
  );
  const edge = { day: 'date', characters: 'number', number: 'number', chosen: 'number', files: 'number' } as const;
  const editing = { isReadOnly, onChange, question };
  return (
    <>
      {words('label', isAnswered ? say('Question') : say('Words'))}
      {isAnswered ? words('help', say('Help below the question')) : null}
      {hasPlaceholder ? words('placeholder', say('Example in the empty field')) : null}
      {site ? (
        <Asking {...site} {...{ isReadOnly }} />
      ) : (
        <>
          {hasOptions ? <Options {...editing} /> : null}
          {bounds && bounds !== 'files' ? words('min', say(edgeTitles[bounds][0]), edge[bounds]) : null}
          {bounds ? words('max', say(edgeTitles[bounds][1]), edge[bounds]) : null}
          {kind === 'file'
            ? words('maxSizeMb', say('Megabytes of each file at most; empty: {most}', { most: maxFileMb }), 'number')
            : null}
          {kind === 'file' ? <Types {...editing} /> : null}
          {kind === 'amount' ? <CurrencyOf {...editing} /> : null}
          {isAnswered ? words('message', say('Said of a wrong answer, in place of the usual sentence')) : null}
          {isAnswered && kind !== 'file' && kind !== 'consent'
            ? words(
                'from',
                say('Hidden, and answered by the address of the page: by its parameter of this name, such as topic'),
              )
            : null}
          {isAnswered
            ? words(
                'keptDays',
                say(
                  'Remove its answer after so many days: here, not from programs that have it. Empty: with the request',
                ),
                'number',
              )
            : null}
        </>
      )}
      {(site ? site.field.mayBeRequired && site.own.isAsked !== false : isAnswered && !from) ? (
        <Tick
          checked={required}
          disabled={isReadOnly}
          onTick={(isTicked) => onChange(withPart(question, 'required', isTicked || undefined))}
        >
          {say('Everybody must answer it')}
        </Tick>
      ) : null}
      <AskIf {...{ ...editing, before }} />
      {onTurnPage ? (
        <Tick checked={beginsPage} disabled={isReadOnly} onTick={onTurnPage}>
          {say('A new page of the form begins here')}
        </Tick>
      ) : null}
    </>
  );
}

type Site = NonNullable<QuestionCardProps['site']>;

/** Whether a field is asked, which the table of forms decides where its owner does not. */
function Asking({ askedBy, field, isReadOnly, onAsk, own: { isAsked } }: Site & { isReadOnly: boolean }) {
  const { standing } = field;
  if (standing === 'needed') return <p>{say('Its kind stays. Requests need it, so the form always asks for it.')}</p>;
  const isUsual = standing === 'asked';
  const chosen = isAsked === false && standing !== 'spare' ? 'never' : isAsked && !isUsual ? 'always' : 'usually';
  return (
    <>
      <p>{say('A question of the site: its kind stays, and it is left out rather than removed.')}</p>
      <Choice
        title={say('Is it asked?')}
        value={chosen}
        disabled={isReadOnly}
        onChoose={(choice) => onAsk(choice === 'usually' ? undefined : choice === 'always')}
      >
        <option value="usually">{say(usualWords[standing][askedBy])}</option>
        {isUsual ? null : <option value="always">{say('On every page')}</option>}
        {standing === 'spare' ? null : <option value="never">{say('No')}</option>}
      </Choice>
    </>
  );
}

const edgeTitles = {
  characters: ['Characters at least', 'Characters at most'],
  number: ['At least', 'At most'],
  day: ['From', 'Until'],
  chosen: ['Choose at least', 'Choose at most'],
  files: ['', 'Files at most; empty: one. A form takes three in all'],
} as const;

type Editing = Pick<QuestionCardProps, 'isReadOnly' | 'onChange' | 'question'>;

function Options({ isReadOnly, onChange, question }: Editing) {
  const options = question.options ?? [];
  const store = (next: typeof options) => onChange({ ...question, options: next });
  return (
    <div>
      {options.map((option, place) => (
        <div key={option.id} className={styles.attempt}>
          <WordsField
            title={say('Option {number}', { number: place + 1 })}
            value={option.label}
            disabled={isReadOnly}
            onWrite={(label) => store(options.with(place, { ...option, label }))}
          />
          {isReadOnly || place === 0 ? null : (
            <Plain
              aria-label={say('Move {label} up', option)}
              onClick={() => store(options.toSpliced(place, 1).toSpliced(place - 1, 0, option))}
            >
              ↑
            </Plain>
          )}
          {isReadOnly ? null : (
            <Plain aria-label={say('Remove {label}', option)} onClick={() => store(options.toSpliced(place, 1))}>
              {say('Remove')}
            </Plain>
          )}
        </div>
      ))}
      {isReadOnly ? null : (
        <Plain onClick={() => store([...options, newOption(options)])}>{say('Add an option')}</Plain>
      )}
    </div>
  );
}

function Types({ isReadOnly, onChange, question }: Editing) {
  const { types = [] } = question;
  return (
    <fieldset>
      <legend>{say('Files that it takes; none ticked: all of them')}</legend>
      {fileTypes.map((type) => (
        <Tick
          key={type}
          checked={types.includes(type)}
          disabled={isReadOnly}
          onTick={(isTicked) => {
            const next = fileTypes.filter((one) => (one === type ? isTicked : types.includes(one)));
            onChange(withPart(question, 'types', next.length > 0 ? next : undefined));
          }}
        >
          {`${say(typeTitles[type])} (${endingsOf([type]).join(', ')})`}
        </Tick>
      ))}
    </fieldset>
  );
}

function CurrencyOf({ isReadOnly, onChange, question }: Editing) {
  return (
    <Choice
      title={say('Currency')}
      value={question.currency ?? ''}
      disabled={isReadOnly}
      onChoose={(chosen) => {
        const currency = currencies.find((one) => one === chosen);
        onChange(withPart(question, 'currency', currency));
      }}
    >
      <option value="">{say('As its words say')}</option>
      {currencies.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </Choice>
  );
}

/** Every answer that a question may depend on, as one list. */
function AskIf({ before, isReadOnly, onChange, question }: Editing & { before: readonly Question[] }) {
  const others = before.filter((one) => kindOf(one).isAnswered);
  if (others.length === 0 && !question.askIf) return null;
  const rules = others.flatMap((one) => {
    const { id: other, label: question } = one;
    return [
      ...choicesOf(one).map(({ id, label: answer }) => ({
        rule: { question: other, is: id },
        words: say('Only if “{question}” is {answer}', { question, answer }),
      })),
      { rule: { question: other, filled: true }, words: say('Only if “{question}” has an answer', { question }) },
      { rule: { question: other, filled: false }, words: say('Only if “{question}” has no answer', { question }) },
    ];
  });
  const chosen = rules.findIndex(({ rule }) => JSON.stringify(rule) === JSON.stringify(question.askIf));
  return (
    <Choice
      title={say('Ask it')}
      value={question.askIf ? String(chosen) : ''}
      disabled={isReadOnly}
      onChoose={(value) => onChange(withPart(question, 'askIf', value ? rules[Number(value)]?.rule : undefined))}
    >
      <option value="">{say('Of everybody')}</option>
      {question.askIf && chosen < 0 ? <option value="-1">{say('Only if what is no longer there')}</option> : null}
      {rules.map(({ words }, place) => (
        <option key={words} value={place}>
          {words}
        </option>
      ))}
    </Choice>
  );
}
