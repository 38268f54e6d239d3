/** Words at the fields of a form: the same on every page, so no editor types them again. R27. */
export const fieldTexts = {
  name: { label: 'Name', placeholder: 'Ada Lindqvist' },
  surname: { label: 'Surname', placeholder: 'Family name' },
  email: { label: 'Email', placeholder: 'ada@company.com' },
  workEmail: { label: 'Work email', placeholder: 'ada@company.com' },
  company: { label: 'Company', placeholder: 'Company name' },
  phone: { label: 'Phone', placeholder: '+1 202 555 0142' },
  country: { label: 'Country', search: 'Search a country' },
  message: { label: 'Message', placeholder: 'Tell us about your idea...' },
  projectTypes: { label: 'What do you need?' },
  timeline: { label: 'Timeline' },
  repository: { label: 'Repository or contract address', placeholder: 'https://… or 0x…' },
  network: { label: 'Network', placeholder: 'Flow mainnet' },
  language: { label: 'Language', placeholder: 'Cadence 1.0' },
  linesOfCode: { label: 'Lines of code', placeholder: '2,400' },
  callTime: { label: 'When may we call?' },
  deadline: { label: 'Needed by' },
  file: {
    label: 'Attach a file',
    hint: 'PDF, office files, images or text, up to 50 MB',
    attached: 'attached',
    remove: 'Remove',
    cancel: 'Cancel sending',
  },
  addition: {
    heading: 'Two questions while an engineer reads it',
    hint: 'Optional. You can close the page now.',
    note: 'Anything you forgot',
    button: 'Add to my message',
  },
  optional: 'optional',
  sending: 'Sending',
} as const;

/** Label of the box that a page may ask for. Unticked at first. R30. */
export const consentBoxLabel = 'Send me marketing emails. I can unsubscribe at any time.';

/** How near to the limit of characters the counter appears. */
export const counterFrom = 0.9;
