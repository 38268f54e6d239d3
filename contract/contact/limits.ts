/** Bytes. */
export const megabyte = 1_048_576;
/** Inclusive, for one file. R28. */
export const maxFileMb = 50;
export const maxFileBytes = maxFileMb * megabyte;
/** The fields of the forms of the table that may have a file, one each. R26. */
export const fileFields = ['file', 'proof', 'essay'] as const;
export type FileField = (typeof fileFields)[number];
export const isFileField = (name: string): name is FileField => fileFields.some((one) => one === name);
/** Files in one request. R28. */
export const maxFiles = 3;
/** Characters, inclusive. R27. */
export const maxCharacters = {
  name: 200,
  surname: 200,
  company: 200,
  email: 254,
  phone: 40,
  message: 5000,
  country: 80,
  vacancy: 160,
  repository: 500,
  network: 80,
  language: 80,
  linesOfCode: 12,
} as const;

/**
 * File name endings that a visitor may choose, by the types of which a question of an owner may allow some. The server
 * decides by content, never by name. R28.
 */
const fileEndings = {
  pictures: ['.jpg', '.jpeg', '.pjpeg', '.png', '.webp'],
  pdf: ['.pdf'],
  documents: ['.doc', '.docx', '.odt', '.txt', '.rtf', '.pages'],
  spreadsheets: ['.xls', '.xlsx', '.ods', '.numbers'],
  presentations: ['.ppt', '.pptx', '.odp', '.key'],
};
export type FileType = keyof typeof fileEndings;
export const fileTypes = Object.keys(fileEndings) as FileType[];

/** The endings of some types. */
export const endingsOf = (types: readonly FileType[] = fileTypes): string[] =>
  types.flatMap((type) => fileEndings[type]);

/** Seconds. R32. */
export const countryCookieMaxAgeS = 3600;
/** The country when every look-up failed, ISO 3166-1 alpha-2. R32. */
export const defaultCountryCode = 'US';

/** R29: choices by the id of their sentence. The usual word is what is sent and stored, whatever visitors read. */
export const projectTypeTexts = {
  introCall: 'Intro call',
  discovery: 'Product Discovery',
  prototyping: 'Prototyping',
  design: 'Design',
  webApplication: 'Web application',
  mobileApplication: 'Mobile application',
  mvp: 'MVP',
  otherProject: 'Other',
} as const;
export const timelineTexts = {
  notSpecified: 'Not specified',
  oneMonth: '1 month',
  threeMonths: '3 months',
  sixMonths: '6 months',
  oneYear: '1 year',
  longer: '1+ year',
} as const;
/** When somebody wants to be called, by their own clock; the first is chosen at first. */
export const callBackTimeTexts = {
  anyTime: 'Any time',
  morning: 'Morning, 9 to 12',
  afternoon: 'Afternoon, 12 to 17',
  evening: 'Evening, 17 to 19',
} as const;

export const projectTypes = Object.values(projectTypeTexts);
