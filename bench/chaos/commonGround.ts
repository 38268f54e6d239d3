import { startS3 } from '@frontage/cms/testing/s3Server.ts';
import { startValkey } from '@frontage/cms/testing/valkeyServer.ts';

/** What hosts share beside their database: a bucket, and a Valkey that counts limits. */
export interface CommonGround {
  /** For each host. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

/** A bucket of s3rver, and the server that VALKEY_SERVER names, or redis-server. */
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
