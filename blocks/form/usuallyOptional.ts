/** The fields that most forms ask for and nobody has to fill in. */
export const usuallyOptional: readonly string[] = [
  ...['surname', 'company', 'phone', 'country', 'file', 'proof', 'essay', 'projectTypes', 'timeline'],
  ...['linesOfCode', 'deadline', 'callTime'],
];
