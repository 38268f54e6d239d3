import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { CheckList } from '@frontage/design/kit/CheckList/CheckList.tsx';
import { PictureView } from '@frontage/design/kit/PictureView/PictureView.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { useWords } from '@frontage/design/kit/words.ts';
import styles from './Slide.module.css';
import type { SlideFields } from './Slider.schema.ts';

interface SlideProps {
  slide: SlideFields;
  /** `over`: picture above text. `beside`: half picture, half text, on a panel. */
  look: 'over' | 'beside';
  id: string;
}

/**
 * For as many slides as the view has: R14. Next to its words a picture fills half of a slide, and may be higher than 4
 * : 3.
 */
const widths = {
  over: '(width >= 1024px) 37vw, (width >= 768px) 47vw, 86vw',
  beside: '(width >= 1024px) 32vw, (width >= 768px) 45vw, 85vw',
};

/** One slide. It is static: the island moves it, and never renders it again. */
export function Slide({ slide, look, id }: SlideProps) {
  const {
    href,
    linkText,
    image: { src, ...image },
  } = slide;
  const titleId = `${id}-title`;
  return (
    <article
      id={id}
      aria-roledescription={saySite(useWords(), 'block.slide')}
      aria-labelledby={titleId}
      className={styles[look]}
    >
      <div className={styles.picture}>
        <PictureView picture={{ url: src, ...image }} size="690-517" width={widths[look]} />
      </div>
      <div className={styles.text}>
        <h3 id={titleId}>{href && !linkText ? <a href={href}>{slide.title}</a> : slide.title}</h3>
        <p>{slide.description}</p>
        <CheckList entries={slide.list ?? []} />
        {href && linkText ? (
          <p className={styles.link}>
            <TextLink href={href}>
              <span className={styles.linkWords}>
                {slide.linkImage ? <PictureView picture={slide.linkImage} size="120-120" /> : null}
                {linkText}
              </span>
            </TextLink>
          </p>
        ) : null}
      </div>
    </article>
  );
}
