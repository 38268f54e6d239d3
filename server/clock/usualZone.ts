/** The time zone of an agency that has not set one. */
export const usualZone = 'UTC';
