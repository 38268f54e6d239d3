import type { BlockOf } from '@frontage/contract/blocks.ts';
import { CheckList, Lines, PictureView, Section, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import styles from './Slider.module.css';
import type { SlideFields } from './Slider.schema.ts';
import { slideId, stripId, tabsShown } from './slides.ts';

interface SliderProps {
  block: BlockOf<'slider'>;
  id: string;
  /** The controls, which wake in the browser. */
  children?: ReactNode;
}

/**
 * Without script it is a strip that scrolls and snaps. Once awake, it is in the same place and the island moves it,
 * which finds it by id, so that no text of a slide is sent twice.
 */
export function Slider({ block, id, children }: SliderProps) {
  const headingId = `${id}-heading`;
  const look = block.preset === 'landing' ? 'over' : 'beside';
  // A strip without a link inside must take the focus itself, so that the arrow keys scroll it.
  const takesFocus = !block.slides.some((slide) => slide.href);
  // One panel for all tabs, because its slides can be read at any time. What takes focus has a name.
  const hasTabs = tabsShown(block).length > 0;
  return (
    <Section id={id} ground={block.ground} bleed>
      <section
        aria-roledescription={saySite(useWords(), 'block.slider')}
        aria-labelledby={headingId}
        className={styles.carousel}
      >
        <h2 id={headingId} className={styles.heading}>
          <Lines text={block.heading} />
        </h2>
        {children}
        <div
          id={stripId(id)}
          className={styles.strip}
          tabIndex={takesFocus ? 0 : undefined}
          {...(hasTabs || takesFocus ? { role: hasTabs ? 'tabpanel' : 'group', 'aria-labelledby': headingId } : {})}
        >
          <div className={`${styles.slides} ${styles[block.preset]}`}>
            {block.slides.map((slide, position) => (
              <Slide key={slideId(id, position)} slide={slide} look={look} id={slideId(id, position)} />
            ))}
          </div>
        </div>
      </section>
    </Section>
  );
}

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
function Slide({ slide, look, id }: SlideProps) {
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
        <PictureView picture={{ url: src, ...image }} size="690-517" width={widths[look]} className="plate" />
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
