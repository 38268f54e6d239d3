import { signInOnce } from './signIn.ts';

// biome-ignore lint/style/noDefaultExport: what Playwright runs once before all journeys
export default signInOnce;
