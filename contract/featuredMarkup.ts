/** Marks of the slider above the blog, at which its script works. */
export const featuredMarks = {
  /** On the strip that holds the slides. */
  strip: 'data-featured',
  /** On the row of controls, hidden until the script is there; its value is the ms for which a slide stays. */
  controls: 'data-featured-controls',
  /** On the button that stops the slides and lets them go on. */
  pause: 'data-featured-pause',
  /** On the buttons that move by one slide: `-1` or `1`. */
  step: 'data-featured-step',
  /** On the dots, each with the place of its slide. */
  dot: 'data-featured-dot',
} as const;

/** The words on the button that stops the slides. */
export const featuredTexts = { pause: 'Stop turning', goOn: 'Go on turning' } as const;
