'use client';

import { partOnDemand } from '../../admin/partOnDemand.tsx';

// Fields of few forms, each with a library or the words of all languages behind it: they load where they are shown.

export const AnswerField = partOnDemand(() => import('./AnswerField.tsx').then((file) => file.AnswerField));
export const FormField = partOnDemand(() => import('./FormNameField.tsx').then((file) => file.FormField));
export const FormFields = partOnDemand(() => import('./FormFields.tsx').then((file) => file.FormFields));
export const FormNameField = partOnDemand(() => import('./FormNameField.tsx').then((file) => file.FormNameField));
export const FormSentences = partOnDemand(() => import('./FormSentences.tsx').then((file) => file.FormSentences));
export const MailSentences = partOnDemand(() => import('./MailSentences.tsx').then((file) => file.MailSentences));
export const Questions = partOnDemand(() => import('./Questions.tsx').then((file) => file.Questions));
export const UsualConsent = partOnDemand(() => import('./UsualConsent.tsx').then((file) => file.UsualConsent));
