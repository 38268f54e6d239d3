import { createConfig } from './config/createConfig.ts';

/** For Next and the command line; the backend makes its own with a way to deliver mails. */
export default createConfig();
