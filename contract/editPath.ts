/**
 * In front of the path of a page, it leads whoever edits the site to the form of that page: `/edit/services/flow`. No
 * page has so many parts in its address below this one.
 */
export const editPath = '/edit';
