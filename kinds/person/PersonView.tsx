import { TextView } from '@frontage/blocks/text/MarkdownView.tsx';
import { readPageText } from '@frontage/blocks/text/readPageText.ts';
import {
  ButtonLink,
  Facts,
  Initials,
  PictureView,
  saySite,
  TextLink,
  useWords,
  widthOf,
} from '@frontage/design/kit/index.ts';
import { DocumentFrame } from '../DocumentFrame.tsx';
import type { KindViewProps } from '../defineDrawn.ts';
import styles from './PersonView.module.css';
import type { PersonMore } from './person.drawn.ts';
import type { Person } from './person.schema.ts';

/** Who it is on the water, the facts beside the text, and what they wrote. */
export function PersonView({ document, more, page }: KindViewProps<Person, PersonMore>) {
  const { links = [], name, office, pictures, portrait, role, summary, text } = document;
  const read = text && readPageText({ acf_fc_layout: 'textbox', text, pictures, isPageTitle: true }, page.path);
  const city = office === undefined ? undefined : page.offices.find(({ id }) => id === office)?.city;
  const words = useWords();
  const facts = [
    { title: saySite(words, 'document.role'), description: role },
    ...(city ? [{ title: saySite(words, 'document.office'), description: city }] : []),
    ...links.map(({ href, label }) => ({
      title: saySite(words, 'document.link'),
      description: <TextLink href={href}>{label}</TextLink>,
    })),
  ];
  return (
    <DocumentFrame
      ids={['person', 'about']}
      {...{ page, summary }}
      title={name}
      asideClass={styles.facts}
      next={{ heading: saySite(words, 'document.writtenBy', { name }), articles: more.articles }}
      aside={
        <>
          {portrait ? (
            <PictureView
              picture={portrait}
              size="375-280"
              width={widthOf(4, { medium: '50vw', small: '100vw' })}
              className="plate"
            />
          ) : (
            <Initials name={name} />
          )}
          <Facts facts={facts} />
          <ButtonLink href={page.site.callToAction.href}>{page.site.callToAction.label}</ButtonLink>
        </>
      }
    >
      {read ? <TextView read={read} site={page.site} className={styles.text} /> : null}
    </DocumentFrame>
  );
}
