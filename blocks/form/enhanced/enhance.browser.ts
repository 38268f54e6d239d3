import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { enhance } from './enhance.ts';

/* Sends plain forms without leaving the page. Without it the browser sends them, and the server answers with the page. */
for (const form of document.querySelectorAll<HTMLFormElement>(`form[${formMarks.enhanced}]`)) enhance(form);
