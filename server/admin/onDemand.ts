'use client';

import dynamic from 'next/dynamic.js';

// Fields of few forms, each with a library or the words of all languages behind it: they load where they are shown.

export const AnswerField = dynamic(() => import('../forms/admin/AnswerField.tsx').then((file) => file.AnswerField));
export const DrawingField = dynamic(() => import('./fields/DrawingField.tsx').then((file) => file.DrawingField));
export const FormField = dynamic(() => import('../forms/admin/FormNameField.tsx').then((file) => file.FormField));
export const FormFields = dynamic(() => import('../forms/admin/FormFields.tsx').then((file) => file.FormFields));
export const FormNameField = dynamic(() =>
  import('../forms/admin/FormNameField.tsx').then((file) => file.FormNameField),
);
export const FormSentences = dynamic(() =>
  import('../forms/admin/FormSentences.tsx').then((file) => file.FormSentences),
);
export const MailSentences = dynamic(() =>
  import('../forms/admin/MailSentences.tsx').then((file) => file.MailSentences),
);
export const Questions = dynamic(() => import('../forms/admin/Questions.tsx').then((file) => file.Questions));
export const UsualConsent = dynamic(() => import('../forms/admin/UsualConsent.tsx').then((file) => file.UsualConsent));
