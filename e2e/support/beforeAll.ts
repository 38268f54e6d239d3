/** What Playwright runs once before all journeys. */
export { signInOnce as default } from './signIn.ts';
