/** The fields of the contact form, in the order of the page and of its errors. */
export const contactFormFields = [
  'name',
  'surname',
  'email',
  'company',
  'phone',
  'country',
  'message',
  'file',
] as const;
/** The fields of the quote form. */
export const quoteFormFields = ['name', 'email', 'projectTypes', 'timeline', 'message'] as const;
