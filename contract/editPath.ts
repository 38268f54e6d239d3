/**
 * Put before the path of a page, it leads editors to the form of that page: `/edit/services/flow`. No page has an
 * address of so many parts below this one.
 */
export const editPath = '/edit';
