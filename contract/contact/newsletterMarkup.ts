/** On words that are shown until the reader's address is known; the form's script writes it there. */
export const newsletterMarks = { address: 'data-letter-address' } as const;

/** Around the link to a document that was asked for; the form's script sets its address. */
export const downloadMarks = { link: 'data-download-link' } as const;

/** Field with a signed token in the pages of newsletter, booking and downloads. */
export const tokenField = 't';
