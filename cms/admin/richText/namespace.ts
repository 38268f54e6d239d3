/** By what a text knows what was copied from another text of this admin. */
export const namespace = 'frontage-text';
