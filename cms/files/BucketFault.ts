/** A bucket that did not do what it was asked. Its words hold no key and no secret. */
export class BucketFault extends Error {
  override readonly name = 'BucketFault';
  /** What a request is answered by that cannot go on without it. */
  readonly statusCode = 503;
  /** AWS's word for it, such as `NoSuchBucket`; empty where nothing answered. */
  readonly code: string;

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  static ofNetwork(error: unknown): BucketFault {
    const { cause }: { cause?: unknown } = error instanceof Error ? error : {};
    const reason = cause instanceof Error ? cause : error;
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
    const words = reason instanceof Error ? reason.message || code : String(reason);
    return new BucketFault(`The bucket does not answer (${words})`, '', { cause: error });
  }

  /** An answer that is none; a HEAD has no words of its own. */
  static async ofAnswer(answer: Response): Promise<BucketFault> {
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? '';
    return new BucketFault(`The bucket answers with status ${answer.status}${code && `, ${code}`}`, code);
  }
}
