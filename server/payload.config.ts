import './admin/words/speakToRequests.ts';
import { createConfig } from './config/createConfig.ts';

/** The configuration for Next and for Payload's command line. */
export default createConfig();
