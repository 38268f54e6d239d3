/** Identifies what was copied from another text of this admin. */
export const namespace = 'frontage-text';
