/** A bucket failed to do what it was asked. The message contains no key and no secret. */
export class BucketFault extends Error {
  override readonly name = 'BucketFault';
  /** The status of the answer to a request that needs the bucket. */
  readonly statusCode = 503;
  /** AWS's code for the error, such as `NoSuchBucket`; empty where nothing answered. */
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

  /** From an answer with an error status; that of a HEAD has no body. */
  static async ofAnswer(answer: Response): Promise<BucketFault> {
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? '';
    return new BucketFault(`The bucket answers with status ${answer.status}${code && `, ${code}`}`, code);
  }
}
