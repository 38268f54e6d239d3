/** The fields of the contact form, in the order in which they stand and in which errors are told. */
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
