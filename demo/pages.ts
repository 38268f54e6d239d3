import type { DemoPage } from './demoContent.schema.ts';
import { canton } from './pages/canton.ts';
import { contacts } from './pages/contacts.ts';
import { flow } from './pages/flow.ts';
import { home } from './pages/home.ts';
import { privacyPolicy } from './pages/privacyPolicy.ts';

/** Every page of the demo. */
export const pages: DemoPage[] = [home, flow, canton, contacts, privacyPolicy];
