'use client';

import { partOnDemand } from '../../admin/partOnDemand.tsx';

// Fields of few forms, each with a library or the words of all languages behind it: they load where they are shown.

const loadEditor = () => import('./FormEditor.tsx');
const loadNames = () => import('./FormNameField.tsx');
const loadSentences = () => import('./Sentences.tsx');

export const AnswerField = partOnDemand(() => loadEditor().then((file) => file.AnswerField));
export const BecomesField = partOnDemand(() => loadEditor().then((file) => file.BecomesField));
export const Questions = partOnDemand(() => loadEditor().then((file) => file.Questions));
export const UsualConsent = partOnDemand(() => loadEditor().then((file) => file.UsualConsent));
export const FormField = partOnDemand(() => loadNames().then((file) => file.FormField));
export const FormNameField = partOnDemand(() => loadNames().then((file) => file.FormNameField));
export const FormSentences = partOnDemand(() => loadSentences().then((file) => file.FormSentences));
export const MailSentences = partOnDemand(() => loadSentences().then((file) => file.MailSentences));
