'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import { say, sayWith } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import type { SentReport } from '../ImportReport.ts';
import styles from './importing.module.css';
import { readLines } from './readLines.ts';

type Step =
  | { kind: 'idle' }
  | { kind: 'running'; isDryRun: boolean; words: string }
  | { kind: 'ended'; isDryRun: boolean; report: SentReport }
  | { kind: 'failed'; message: string };

const running = (isDryRun: boolean, words: string): Step => ({ kind: 'running', isDryRun, words });

const lost =
  'It ended before it said what came. The log of the admin says why. Try again: what came already is known, and nothing comes twice.';

/** Completes a typed address, which often lacks its beginning. */
const addressOf = (typed: string) => (/^https?:\/\//.test(typed) ? typed : `https://${typed}`);

/** Leads through an import: a file or an address, what would come of it, and then the import. */
export function ImportForm({ categories }: { categories: readonly OwnCategory[] }) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [isSite, setIsSite] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRunning = step.kind === 'running';

  function look(event: FormEvent): void {
    event.preventDefault();
    void run(true);
  }

  async function run(isDryRun: boolean): Promise<void> {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const pairs = Object.entries(chosen).filter(([, ours]) => ours !== '');
    const query = new URLSearchParams([
      ['dry-run', isDryRun ? '1' : '0'],
      ['fetch-media', typed.has('fetch') ? '1' : '0'],
      ['default-category', String(typed.get('category'))],
      ...pairs.map(([theirs, ours]) => ['category', `${theirs}=${ours === leftOut ? '' : ours}`]),
      ...(isSite ? [['site', addressOf(String(typed.get('site')).trim())]] : []),
    ]);
    setStep(running(isDryRun, isSite ? say('The old site is asked.') : say('The file is on its way.')));
    try {
      const file = isSite ? null : (typed.get('file') as File);
      setStep(await carried(`/api/import-wordpress?${query}`, file, isDryRun));
    } catch {
      setStep({ kind: 'failed', message: say(lost) });
    }
  }

  async function carried(address: string, file: File | null, isDryRun: boolean): Promise<Step> {
    const headers = { 'Content-Type': 'application/xml' };
    const answer = await fetch(address, { method: 'POST', credentials: 'same-origin', headers, body: file });
    if (!answer.ok || !answer.body) {
      const told: { message?: string } = await answer.json().catch(() => ({}));
      return { kind: 'failed', message: told.message ?? say(lost) };
    }
    let end: Step = { kind: 'failed', message: say(lost) };
    // Reads to the last line: until then, the next import is refused.
    for await (const line of readLines(answer.body)) {
      if ('report' in line) end = { kind: 'ended', isDryRun, report: line.report };
      else if ('read' in line) setStep(running(isDryRun, say('{read} entries seen.', { ...line })));
      else if ('waitsFor' in line) setStep(running(isDryRun, say('{waitsFor} is asked again.', { ...line })));
      else if ('fault' in line) end = { kind: 'failed', message: sayAgain(line.fault) };
      else setStep(running(isDryRun, say('{number} of {count} posts and pages.', { ...line })));
    }
    return end;
  }

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={look}>
        <fieldset disabled={isRunning}>
          <legend>{say('From where')}</legend>
          <label className={styles.tick}>
            <input type="radio" name="from" checked={!isSite} onChange={() => setIsSite(false)} />
            {say('An export file: everything, drafts too')}
          </label>
          <label className={styles.tick}>
            <input type="radio" name="from" checked={isSite} onChange={() => setIsSite(true)} />
            {say('The old site itself, by its address: what everybody may read there')}
          </label>
        </fieldset>
        {isSite ? (
          <label>
            {say('Address of the old site')}
            <input
              type="text"
              name="site"
              inputMode="url"
              placeholder="https://blog.example"
              required
              disabled={isRunning}
            />
          </label>
        ) : (
          <label>
            {say('Export of WordPress')}
            <input type="file" name="file" accept=".xml,application/xml,text/xml" required disabled={isRunning} />
          </label>
        )}
        <label className={styles.tick}>
          <input type="checkbox" name="fetch" defaultChecked disabled={isRunning} />
          {say('Fetch the pictures that articles show from the old site, which has to be on the web still')}
        </label>
        <label>
          {say('Category of articles of which none is known here')}
          <select name="category" defaultValue="blog" disabled={isRunning}>
            <Categories of={categories} />
          </select>
        </label>
        <Button type="submit" buttonStyle="secondary" disabled={isRunning}>
          {say('See what would come')}
        </Button>
      </form>
      <div aria-live="polite">
        {step.kind === 'running' ? (
          <p>
            {step.isDryRun
              ? say('Reading. {words}', { words: step.words })
              : say('Importing. {words}', { words: step.words })}
          </p>
        ) : null}
        {step.kind === 'failed' ? <p role="alert">{step.message}</p> : null}
        {step.kind === 'ended' ? (
          <ImportOutcome
            report={step.report}
            isDryRun={step.isDryRun}
            categories={categories}
            chosen={chosen}
            onChoose={(theirs, ours) => setChosen((before) => ({ ...before, [theirs]: ours }))}
            onImport={() => void run(false)}
          />
        ) : null}
      </div>
    </>
  );
}

/** Most lines shown of a chapter; the others are counted. */
const linesShown = 100;
/** Chapters with more lines are closed at first, because the button is below the last one. */
const linesAtOnce = 8;

/** The choice of a category that is not carried. */
const leftOut = '-';

interface ImportOutcomeProps {
  report: SentReport;
  isDryRun: boolean;
  categories: readonly OwnCategory[];
  chosen: Readonly<Record<string, string>>;
  onChoose: (theirs: string, ours: string) => void;
  onImport: () => void;
}

/** Shows what would come, with a choice of category for each unknown one, or what has come. */
function ImportOutcome({ categories, chosen, isDryRun, onChoose, onImport, report }: ImportOutcomeProps) {
  return (
    <section className={styles.report} data-tone={isDryRun ? undefined : 'good'} aria-labelledby="import-outcome">
      <h2 id="import-outcome">{isDryRun ? say('What would come') : say('What has come')}</h2>
      {report.counts.length > 0 ? (
        <ul>
          {report.counts.map(([what, count]) => (
            <li key={what}>
              {sayAgain(what)}: {count}
            </li>
          ))}
        </ul>
      ) : (
        <p>{say('Nothing: the file holds no post.')}</p>
      )}
      {report.chapters.map(({ chapter, entries, title }) => (
        <details key={chapter} open={entries.length <= linesAtOnce}>
          <summary>
            <h3>
              {sayAgain(title)} ({entries.length})
            </h3>
          </summary>
          <ul>
            {entries.slice(0, linesShown).map(({ about, words }) => (
              <li key={about}>
                {chapter === 'category' && isDryRun ? (
                  <label className={styles.choice}>
                    {about}
                    <select
                      value={chosen[words[0] ?? ''] ?? ''}
                      onChange={(event) => onChoose(words[0] ?? '', event.target.value)}
                    >
                      <option value="">{say('as a tag')}</option>
                      <option value={leftOut}>{say('not at all')}</option>
                      <Categories of={categories} canCreate />
                    </select>
                  </label>
                ) : (
                  <Entry about={about} words={words.map((one) => sayAgain(one))} />
                )}
              </li>
            ))}
          </ul>
          {entries.length > linesShown ? (
            <p>{say('And {entries} more.', { entries: entries.length - linesShown })}</p>
          ) : null}
        </details>
      ))}
      {isDryRun ? (
        <Button onClick={onImport} disabled={report.counts.length === 0}>
          {say('Import it now')}
        </Button>
      ) : (
        <p>
          {sayWith('They go live as articles are published. {link}', {
            link: <a href="/admin/collections/articles">{say('See the articles')}</a>,
          })}
        </p>
      )}
    </section>
  );
}

/** A category that an article may have, with its name here. */
export interface OwnCategory {
  slug: string;
  name: string;
  /** Whether the site has it; otherwise the import creates it. */
  isThere: boolean;
}

/** Our categories as options: those of the site, and the addresses at which there can be a new one. */
function Categories({ of, canCreate = false }: { of: readonly OwnCategory[]; canCreate?: boolean }) {
  const there = of.filter(({ isThere }) => isThere);
  const free = of.filter(({ isThere }) => !isThere);
  return (
    <>
      {there.map(({ name, slug }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
      {canCreate && free.length > 0 ? (
        <optgroup label={say('A new category of this name, at the address')}>
          {free.map(({ slug }) => (
            <option key={slug} value={slug}>
              /{slug}
            </option>
          ))}
        </optgroup>
      ) : null}
    </>
  );
}

/** What is said about a post on one line; several things below its title. */
function Entry({ about, words }: { about: string; words: readonly string[] }) {
  if (words.length < 2) return [about, ...words].filter(Boolean).join(': ');
  return (
    <>
      {about}
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
