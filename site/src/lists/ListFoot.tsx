import { listMarks } from '@frontage/contract/listMarkup.ts';
import { inWords } from '@frontage/contract/primitives/counting.ts';
import { broughtByNext, pageNumbers, type Stretch, shownUpTo } from '@frontage/contract/primitives/paging.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './ListFoot.module.css';

interface ListFootProps {
  stretch: Stretch;
  addressOf: (page: number) => string;
  /** The name of the list, shown after the count: `in Blockchain`. */
  of: string;
  /** The next page is of another kind: the link is followed, instead of adding its entries to these. */
  isFollowed?: boolean;
}

/** The foot of a list: how much of it is shown, the next entries, and the numbers of its pages. All are links. */
export function ListFoot({ stretch, addressOf, of, isFollowed = false }: ListFootProps) {
  const { page, pages, total, perPage } = stretch;
  const first = (page - 1) * perPage + 1;
  const next = broughtByNext(stretch);
  const words = useWords();
  return (
    <div className={styles.foot}>
      <p role="status" className={`note ${styles.count}`}>
        {page > 1 ? `${saySite(words, 'list.from', { first })} ` : null}
        <span {...{ [listMarks.last]: '' }}>{shownUpTo(stretch)}</span> {saySite(words, 'list.shown', { total, of })}
      </p>
      {next > 0 ? (
        <a
          href={addressOf(page + 1)}
          className={`screen-only ${styles.more}`}
          {...(isFollowed ? {} : { [listMarks.more]: '' })}
        >
          {saySite(words, 'list.load', { count: words?.language ? next : inWords(next) })}
        </a>
      ) : null}
      {pages > 1 ? (
        <nav aria-label={saySite(words, 'list.pages')} className={styles.pages} {...{ [listMarks.pages]: '' }}>
          <ol className={styles.numbers}>
            {pageNumbers(stretch).map((number, index, all) =>
              number === 'gap' ? (
                <li key={`gap after ${all[index - 1]}`} className={styles.gap}>
                  …
                </li>
              ) : (
                <li key={number}>
                  <a
                    href={addressOf(number)}
                    aria-label={saySite(words, 'list.page', { page: number })}
                    aria-current={number === page ? 'page' : undefined}
                    className={styles.number}
                  >
                    {number}
                  </a>
                </li>
              ),
            )}
          </ol>
        </nav>
      ) : null}
    </div>
  );
}
