/** The questions of the estimate, in the order of R46; `parties` is the sixth one, which the design has. */
export const estimateQuestions = [
  'projectType',
  'platforms',
  'parties',
  'features',
  'designState',
  'timeline',
] as const;
export type EstimateQuestion = (typeof estimateQuestions)[number];
