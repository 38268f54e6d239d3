import { createConfig } from './config/createConfig.ts';

/** For Next and the command line. */
export default createConfig();
