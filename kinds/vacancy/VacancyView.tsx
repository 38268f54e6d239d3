import { readPageText } from '@frontage/blocks/text/readPageText.ts';
import { TextView } from '@frontage/blocks/text/TextView.tsx';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { Day } from '@frontage/design/kit/Day/Day.tsx';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { DocumentFrame } from '../DocumentFrame.tsx';
import type { KindViewProps } from '../defineDrawn.ts';
import styles from './VacancyView.module.css';
import { employments, payInWords, placeInWords, type Vacancy } from './vacancy.schema.ts';

/** Its title on the water, its terms beside the text, and the form for applications below. */
export function VacancyView({ document, page }: KindViewProps<Vacancy, unknown>) {
  const { closes, employment, pay, pictures, place, summary, title } = document;
  const read = readPageText({ acf_fc_layout: 'textbox', text: document.text, pictures, isPageTitle: true }, page.path);
  const { language } = page.site;
  const facts = [
    { title: 'Where', description: placeInWords(place) },
    { title: 'Work', description: employments[employment].words },
    ...(pay ? [{ title: 'Pay', description: payInWords(pay) }] : []),
    ...(closes ? [{ title: 'Apply by', description: <Day date={closes} language={language} /> }] : []),
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
              Apply for this post
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <TextView read={read} site={page.site} className={styles.text} />
    </DocumentFrame>
  );
}
