/** The preference of whoever wants the first steps out of sight. */
export const hiddenFirstSteps = 'first-steps-hidden';
