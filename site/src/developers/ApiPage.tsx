import { BreadcrumbStrip } from '@frontage/blocks/Breadcrumbs/Breadcrumbs.tsx';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import styles from './ApiPage.module.css';
import type { ApiReference, ReferenceCall, ReferenceShape } from './createApiReference.ts';
import { QueryFields, ShapeFields } from './FieldTable.tsx';
import { anchorOf, Kind } from './Kind.tsx';

interface ApiPageProps {
  reference: ApiReference;
  page: Pick<PageContext, 'breadcrumbs' | 'title'>;
  /** The same reference for programs. */
  openApiHref: string;
}

/** The reference of the content API: contents on the left, one section per call, then the shapes of the answers. */
export function ApiPage({ reference: { calls, shapes }, page, openApiHref }: ApiPageProps) {
  return (
    <>
      <header data-ground="water" className={styles.head}>
        <div>
          <h1 className={styles.title}>{page.title}</h1>
          <p className={styles.lead}>
            This site is built from the calls below, and they answer anybody: no key, JSON in UTF-8, published content
            only. The same in a form that programs read is the <a href={openApiHref}>OpenAPI document</a>.
          </p>
        </div>
        <FirstCall example={calls.find(({ id }) => id === 'term')?.example} />
      </header>
      <BreadcrumbStrip page={page} ground="water" />
      <div data-ground="paper" className={styles.page}>
        <nav aria-label="Calls and shapes" className={styles.contents}>
          <div className={styles.sticky}>
            <p className={styles.label}>Calls</p>
            <ul className={styles.entries}>
              {calls.map(({ id, shortPath }) => (
                <li key={id}>
                  <a href={`#${id}`}>{shortPath}</a>
                </li>
              ))}
            </ul>
            <ul className={styles.more}>
              <li>
                <a href="#rules">What holds for every call</a>
              </li>
              <li>
                <a href="#shapes">Shapes of the answers</a>
              </li>
            </ul>
          </div>
        </nav>
        <div className={styles.text}>
          <Rules />
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
          <Shapes shapes={shapes} />
        </div>
      </div>
    </>
  );
}

const firstAnswer: GlossaryTerm = {
  id: 4,
  letter: 'C',
  slug: 'commit',
  title: 'Commit',
  description: 'A change that is kept.',
};

/** One call and its answer, before any explanation. */
function FirstCall({ example }: { example: string | undefined }) {
  return (
    <pre className={styles.example}>
      <code className={styles.lines}>{`${example}\n\n${JSON.stringify(firstAnswer, null, 2)}`}</code>
    </pre>
  );
}

function Rules() {
  return (
    <section aria-labelledby="rules" className={styles.section}>
      <h2 id="rules" className={styles.heading}>
        What holds for every call
      </h2>
      <ul className={styles.rules}>
        <li>Drafts, and articles dated later than now, are in no answer, whatever is asked.</li>
        <li>
          Every GET answers an <code className={styles.word}>ETag</code>. Send it as{' '}
          <code className={styles.word}>If-None-Match</code>, and an answer that has not changed comes as 304 without a
          body. HEAD works too.
        </li>
        <li>
          A call that gives a stretch of a list says in <code className={styles.word}>X-WP-Total</code> how long the
          list is, and in <code className={styles.word}>X-WP-TotalPages</code> how many such stretches it has.
        </li>
        <li>Fields that nobody knows are passed over. A field given twice does not fit.</li>
        <li>
          An error is an object with <code className={styles.word}>code</code>,{' '}
          <code className={styles.word}>message</code> and <code className={styles.word}>data</code>, as WordPress words
          it. An address that leads nowhere answers 404 <code className={styles.word}>rest_no_route</code>; a fault of
          ours 500 <code className={styles.word}>rest_internal_error</code>. What you sent is never repeated.
        </li>
      </ul>
    </section>
  );
}

function Call({ call }: { call: ReferenceCall }) {
  const { id, method, path, summary, fields, answer, isPaged, errors, example } = call;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.call}>
        <span className={styles.method}>{method}</span> {path}
      </h2>
      <p className={styles.summary}>{wordsOf(summary)}</p>
      {fields.length > 0 ? <QueryFields fields={fields} /> : <p className={styles.remark}>Takes no fields.</p>}
      <h3 className={styles.part}>Answer</h3>
      <p className={styles.answer}>
        <Kind parts={answer} />
        {isPaged ? ', with the length of the list in the headers' : null}
      </p>
      {errors.length > 0 ? (
        <>
          <h3 className={styles.part}>Errors</h3>
          <ul className={styles.errors}>
            {errors.map(({ status, code, when }) => (
              <li key={status}>
                <span className={styles.code}>
                  {status} {code}
                </span>
                {when}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3 className={styles.part}>Example</h3>
      <pre className={styles.example}>
        <code className={styles.lines}>{example}</code>
      </pre>
    </section>
  );
}

/** Sets field names of a summary, which are between backquotes, as code. */
function wordsOf(summary: string) {
  return summary.split('`').map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <code key={part} className={styles.word}>
        {part}
      </code>
    ),
  );
}

function Shapes({ shapes }: { shapes: readonly ReferenceShape[] }) {
  return (
    <section aria-labelledby="shapes" className={styles.section}>
      <h2 id="shapes" className={styles.heading}>
        Shapes of the answers
      </h2>
      <p className={styles.summary}>
        The blocks of pages and articles have shapes of their own, told apart by{' '}
        <code className={styles.word}>acf_fc_layout</code>; they stand in the OpenAPI document.
      </p>
      {shapes.map(({ name, fields, options }) => (
        <div key={name} className={styles.shape}>
          <h3 id={anchorOf(name)} className={styles.call}>
            {name}
          </h3>
          {options ? (
            <p className={styles.answer}>
              <Kind parts={options} />
            </p>
          ) : (
            <ShapeFields fields={fields} />
          )}
        </div>
      ))}
    </section>
  );
}
