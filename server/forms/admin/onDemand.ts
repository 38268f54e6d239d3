'use client';

import dynamic from 'next/dynamic.js';

// Fields of few forms, each with a library or the words of all languages behind it: they load where they are shown.

export const AnswerField = dynamic(() => import('./AnswerField.tsx').then((file) => file.AnswerField));
export const FormField = dynamic(() => import('./FormNameField.tsx').then((file) => file.FormField));
export const FormFields = dynamic(() => import('./FormFields.tsx').then((file) => file.FormFields));
export const FormNameField = dynamic(() => import('./FormNameField.tsx').then((file) => file.FormNameField));
export const FormSentences = dynamic(() => import('./FormSentences.tsx').then((file) => file.FormSentences));
export const MailSentences = dynamic(() => import('./MailSentences.tsx').then((file) => file.MailSentences));
export const Questions = dynamic(() => import('./Questions.tsx').then((file) => file.Questions));
export const UsualConsent = dynamic(() => import('./UsualConsent.tsx').then((file) => file.UsualConsent));
