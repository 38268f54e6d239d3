/** Texts of the fields that most forms have: the same on every page, so editors do not type them again. R27. */
export const fieldTexts = {
  name: { label: 'Name', placeholder: 'Ada Lindqvist' },
  surname: { label: 'Surname', placeholder: 'Family name' },
  email: { label: 'Email', placeholder: 'ada@company.com' },
  company: { label: 'Company', placeholder: 'Company name' },
  phone: { label: 'Phone', placeholder: '+1 202 555 0142' },
  country: { label: 'Country' },
  message: { label: 'Message', placeholder: 'Tell us about your idea...' },
  file: { label: 'Attach a file' },
} as const;

/** Label of the consent box that a page may ask for. Unticked at first. R30. */
export const consentBoxLabel = 'Send me marketing emails. I can unsubscribe at any time.';

/** Share of the character limit from which the counter is shown. */
export const counterFrom = 0.9;
