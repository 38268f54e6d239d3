import type { Question } from '@frontage/contract/forms/Question.ts';
import type { ComponentType } from 'react';

/** What the control of a question of `own/questions` is given. The frame around it has label, help and fault. */
export interface QuestionControlProps {
  question: Question;
  /** Of the input; of the first one where there are several. All have the name, or are named by none. */
  id: string;
  name: string;
  required: boolean;
  isInvalid: boolean;
  /** What the host sent back, in a form without script that it could not take. */
  typed: readonly string[];
  'aria-describedby'?: string;
}

export type QuestionControl = ComponentType<QuestionControlProps>;
