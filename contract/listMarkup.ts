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
