/** On words that stand for the reader's address while it is not known; the script of the form writes it there. */
export const newsletterMarks = { address: 'data-letter-address' } as const;

/** Around the link to a document that was asked for; the script of the form writes its address. */
export const downloadMarks = { link: 'data-download-link' } as const;

/** Field of a signed token in the pages of the newsletter, of booking and of downloads. */
export const tokenField = 't';
