/** By which clock an agency lives that has not said so. */
export const usualZone = 'UTC';
