import { EmbedFigure } from '@frontage/blocks/Embed/Embed.tsx';
import { TextView } from '@frontage/blocks/text/MarkdownView.tsx';
import { readPageText } from '@frontage/blocks/text/readPageText.ts';
import { ButtonLink, Day, Facts, saySite, useWords } from '@frontage/design/kit/index.ts';
import { DocumentFrame } from '../DocumentFrame.tsx';
import type { KindViewProps } from '../defineDrawn.ts';
import styles from './RecordingView.module.css';
import type { RecordingMore } from './recording.drawn.ts';
import type { Recording } from './recording.schema.ts';

/** Its title on the water, the figure that plays above its text, and what to read next. */
export function RecordingView({ document, more, page }: KindViewProps<Recording, RecordingMore>) {
  const { captions, date, duration, elsewhere, file, pictures, poster, summary, text, title } = document;
  const read = text && readPageText({ acf_fc_layout: 'textbox', text, pictures, isPageTitle: true }, page.path);
  const { language } = page.site;
  const words = useWords();
  const facts = [
    { title: saySite(words, 'document.length'), description: duration },
    { title: saySite(words, 'document.date'), description: <Day date={date} language={language} /> },
  ];
  return (
    <DocumentFrame
      ids={['recording', 'play']}
      {...{ page, summary, title }}
      isTextFirst
      next={{ heading: saySite(words, 'article.readOn'), articles: more.articles }}
      aside={
        <>
          <Facts facts={facts} />
          <ButtonLink href={page.site.callToAction.href}>{page.site.callToAction.label}</ButtonLink>
        </>
      }
    >
      <div className={styles.text}>
        {file ? (
          // Nothing of the film is loaded before somebody presses.
          // biome-ignore lint/a11y/useMediaCaption: a film in which nobody speaks has none, and a track needs a file.
          <video
            className={styles.film}
            controls
            playsInline
            preload="none"
            poster={poster.sizes['1000-510']?.webp ?? poster.url}
            aria-label={title}
          >
            <source src={file.url} type={file.type} />
            {captions ? (
              <track
                kind="captions"
                src={captions.url}
                srcLang={language}
                label={saySite(words, 'document.captions')}
              />
            ) : null}
          </video>
        ) : null}
        {elsewhere && !file ? <EmbedFigure address={elsewhere} title={title} poster={poster} site={page.site} /> : null}
        {read ? <TextView read={read} site={page.site} /> : null}
      </div>
    </DocumentFrame>
  );
}
