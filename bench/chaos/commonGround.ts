import { startS3 } from '@frontage/cms/testing/s3Server.ts';
import { startValkey } from '@frontage/cms/testing/valkeyServer.ts';

/** Services that hosts share in addition to their database: a bucket, and a Valkey that counts limits. */
export interface CommonGround {
  /** Environment variables for each host. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

/** Starts a bucket of s3rver, and the server named by VALKEY_SERVER, or redis-server. */
export async function startCommonGround(): Promise<CommonGround> {
  const [bucket, valkey] = await Promise.all([startS3(), startValkey()]);
  return {
    variables: { ...bucket.variables, VALKEY_URL: valkey.url },
    async close() {
      await valkey.stop();
      await bucket.close();
    },
  };
}
