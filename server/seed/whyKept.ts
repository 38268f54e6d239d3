/** Above the list of what stays. Apart from the table of kinds, because browsers read it. */
export const whyKept = 'These stay, since somebody changed them or a page still shows them. Delete them by hand:';
