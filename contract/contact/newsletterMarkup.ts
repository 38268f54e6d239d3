/** On the reader's address, or the words that stand for it. */
export const newsletterMarks = { address: 'data-letter-address' } as const;

/** Field with a signed token in the pages of newsletter, booking and downloads. */
export const tokenField = 't';
