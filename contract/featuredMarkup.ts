/** Data attributes by which the script of the slider above the blog finds its elements. */
export const featuredMarks = {
  /** On the strip of slides. */
  strip: 'data-featured',
  /** On the row of controls, hidden until the script runs; its value is the ms for which a slide stays. */
  controls: 'data-featured-controls',
  /** On the button that starts the slides and stops them again. */
  pause: 'data-featured-pause',
  /** On it too: its words while they turn. */
  stop: 'data-stop',
  /** On the buttons that move by one slide: `-1` or `1`. */
  step: 'data-featured-step',
  /** On the dots, each with the position of its slide. */
  dot: 'data-featured-dot',
} as const;
