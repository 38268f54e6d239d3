import { Button } from '@payloadcms/ui';
import { say } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { sayWith } from '../../admin/sayWith.ts';
import type { SentReport } from '../ImportReport.ts';
import { Categories, type OwnCategory } from './Categories.tsx';
import styles from './importing.module.css';

/** Most lines shown of a chapter; the others are counted. */
const linesShown = 100;
/** Chapters with more lines are closed at first, because the button is below the last one. */
const linesAtOnce = 8;

/** The choice of a category that is not carried. */
export const leftOut = '-';

interface ImportOutcomeProps {
  report: SentReport;
  isDryRun: boolean;
  categories: readonly OwnCategory[];
  /** Our categories by those of the old site. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (theirs: string, ours: string) => void;
  onImport: () => void;
}

/** Shows what would come, with a choice of category for each unknown one, or what has come. */
export function ImportOutcome({ categories, chosen, isDryRun, onChoose, onImport, report }: ImportOutcomeProps) {
  return (
    <section className={styles.report} data-dry={isDryRun || undefined} aria-labelledby="import-outcome">
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
                  [about, ...words.map(sayAgain)].filter(Boolean).join(': ')
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
