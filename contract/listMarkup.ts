/**
 * Data attributes in the HTML of a list with several pages. By them the script of "Load more" finds the parts of the
 * next page and adds them to this one.
 */
export const listMarks = {
  /** On the element around the groups of entries. */
  list: 'data-list',
  /** On the list element of one group, with the group's name as its value: groups of the same name are joined. */
  entries: 'data-entries',
  /** On the number of the last entry that is shown. */
  last: 'data-list-last',
  /** On the link to the next page, which the last page does not have. */
  more: 'data-list-more',
  /** On the element around the page numbers. */
  pages: 'data-list-pages',
} as const;
