/** Loaded with `--import`: writes each file of OpenTelemetry that the process loads to LOADED_FILES, one per line. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (url.includes('/@opentelemetry/')) appendFileSync(process.env.LOADED_FILES, `${url}\n`);
    return next(url, context);
  },
});
