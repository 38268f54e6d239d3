/** The preference of whoever wants the first steps out of sight. */
export const hiddenFirstSteps = 'first-steps-hidden';
/** The preference of whoever answered whether the demo is to stay: nobody is asked twice. */
export const keptDemo = 'demo-kept';
