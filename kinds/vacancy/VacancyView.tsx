import { TextView } from '@frontage/blocks/text/MarkdownView.tsx';
import { readPageText } from '@frontage/blocks/text/readPageText.ts';
import { employmentInWords, payInWords, placeInWords } from '@frontage/blocks/Vacancies/vacancyInWords.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { ButtonLink, Day, Facts, saySite, useWords } from '@frontage/design/kit/index.ts';
import { DocumentFrame } from '../DocumentFrame.tsx';
import type { KindViewProps } from '../defineDrawn.ts';
import styles from './VacancyView.module.css';
import type { Vacancy } from './vacancy.schema.ts';

/** Its title on the water, its terms beside the text, and the form for applications below. */
export function VacancyView({ document, page }: KindViewProps<Vacancy, unknown>) {
  const { closes, employment, pay, pictures, place, summary, title } = document;
  const read = readPageText({ acf_fc_layout: 'textbox', text: document.text, pictures, isPageTitle: true }, page.path);
  const { language } = page.site;
  const words = useWords();
  const facts = [
    { title: saySite(words, 'document.where'), description: placeInWords(place, words) },
    { title: saySite(words, 'document.work'), description: employmentInWords(employment, words) },
    ...(pay ? [{ title: saySite(words, 'document.pay'), description: payInWords(pay, words) }] : []),
    ...(closes
      ? [{ title: saySite(words, 'document.closes'), description: <Day date={closes} language={language} /> }]
      : []),
  ];
  return (
    <DocumentFrame
      ids={['vacancy', 'post']}
      {...{ page, summary, title }}
      asideClass={styles.terms}
      aside={
        <>
          <Facts facts={facts} />
          {Object.keys(page.formTokens).length > 0 ? (
            <ButtonLink tone="accent" href={`#${contactFormAnchor}`}>
              {saySite(words, 'document.apply')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <TextView read={read} site={page.site} className={styles.text} />
    </DocumentFrame>
  );
}
