export const hiddenFirstSteps = 'first-steps-hidden';
/** Preference of a user who has answered whether the demo should stay, so that nobody is asked twice. */
export const keptDemo = 'demo-kept';
