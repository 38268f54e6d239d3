/**
 * Marks in the HTML of a list that has several pages. The script of "Load more" reads the next page and joins it to
 * this one at these marks.
 */
export const listMarks = {
  /** On the element that holds the groups of entries. */
  list: 'data-list',
  /** On the list element of one group, with the group's name as its value: two groups of one name are joined. */
  entries: 'data-entries',
  /** On the number of the last entry that is shown. */
  last: 'data-list-last',
  /** On the link to the next page; there is none on the last one. */
  more: 'data-list-more',
  /** On the element that holds the page numbers. */
  pages: 'data-list-pages',
} as const;

/** Marks of the slider above the blog, at which its script works. */
export const featuredMarks = {
  /** On the strip that holds the slides. */
  strip: 'data-featured',
  /** On the row of controls, which is hidden until the script is there. */
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
