/** Given to a process by `--import`: writes down each file of OpenTelemetry that it loads, in LOADED_FILES, a line each. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (url.includes('/@opentelemetry/')) appendFileSync(process.env.LOADED_FILES, `${url}\n`);
    return next(url, context);
  },
});
