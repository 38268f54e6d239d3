/** The questions of the estimate, in the order of R46; `parties` is the sixth that the design draws. */
export const estimateQuestions = [
  'projectType',
  'platforms',
  'parties',
  'features',
  'designState',
  'timeline',
] as const;
export type EstimateQuestion = (typeof estimateQuestions)[number];
