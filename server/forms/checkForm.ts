import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../guards/origin.ts';
import type { Refusal } from '../guards/refusal.ts';
import { isRehearsal } from '../guards/rehearsal.ts';
import type { ServedAt } from '../http/servedAt.ts';
import type { FormTokens, ReadToken } from './formToken.ts';
import { keepNothing, type ProofOfWork, type ProofReading } from './proofOfWork.ts';
import type { Fields } from './readFields.ts';

/** ms (exclusive): half a second, plus the time that the page takes to reach the visitor. */
export const leastOpenMs = 600;
const mostOpenMs = 24 * 3_600_000;

export interface FormReading extends ProofReading {
  /** Set if the form is too old: it is shown again with a new token and what was typed. */
  refusal: Refusal | undefined;
}

export interface CheckFormOptions {
  tokens: FormTokens;
  servedAt: ServedAt;
  /** Origins of other hosts whose pages may send forms. */
  allowedOrigins: readonly string[];
  now: () => Date;
  /** Undefined if browsers need none. */
  proofOfWork: ProofOfWork | undefined;
  /** ms (exclusive) that a form must have been open; by default {@link leastOpenMs}. */
  leastOpenMs?: number | undefined;
}

const sound: FormReading = { suspicion: undefined, refusal: undefined, giveBack: keepNothing };
const stale: Refusal = { status: 410, code: 'stale_form', message: naming('staleForm') };

/**
 * Tells people from programs by what a form carries: a token of ours, an empty honeypot, and a plausible time between
 * opening and sending; if the operator asks for it, also a proof of work. R33, ASVS 2.4.2.
 */
export function createCheckForm(options: CheckFormOptions) {
  const { tokens, servedAt, now, proofOfWork, leastOpenMs: leastMs = leastOpenMs } = options;

  return async function checkForm(request: FastifyRequest, fields: Fields, key?: string): Promise<FormReading> {
    const token = tokens.read(fields.get(hiddenFields.formToken)?.[0] ?? '');
    if (!token) return { ...sound, suspicion: 'The form token is missing or not ours' };
    const openMs = openMsOf(request, token);
    if (openMs !== undefined && openMs > mostOpenMs) return { ...sound, refusal: stale };
    const suspicion =
      suspicionOfFields(token, fields) ?? suspicionOfPage(request, fields) ?? suspicionOfTime(request, openMs);
    if (suspicion !== undefined || !proofOfWork || isRehearsal()) return { ...sound, suspicion };
    return { ...sound, ...(await proofOfWork.take(fields, token.formId, key)) };
  };

  /**
   * ms since the form was served: by its token if the token was issued then, otherwise by the cookie that came with the
   * page.
   */
  function openMsOf(request: FastifyRequest, { issuedAt }: ReadToken): number | undefined {
    const openedAt = issuedAt ?? servedAt.read(request);
    return openedAt && now().getTime() - openedAt.getTime();
  }

  /**
   * R26: the page that a form claims to be sent from is only text. Its host is compared, and nothing else is done with
   * it.
   */
  function suspicionOfPage(request: FastifyRequest, fields: Fields): string | undefined {
    const page = fields.get('resendUrl')?.[0] ?? '';
    if (!URL.canParse(page)) return undefined;
    const { host, protocol } = new URL(page);
    const hosts = [request.host, ...options.allowedOrigins.map((origin) => new URL(origin).host)];
    const isOurs = /^https?:$/.test(protocol) && hosts.some((own) => hostOf(protocol, own) === host);
    return isOurs ? undefined : 'It says that it was sent from a page that is not ours';
  }

  function suspicionOfTime(request: FastifyRequest, openMs: number | undefined): string | undefined {
    // One that is opened later than now tells of a clock that was set back.
    if (openMs !== undefined)
      return openMs >= 0 && openMs < leastMs ? 'Sent less than a second after the form was opened' : undefined;
    // We do not serve pages of another, allowed host, so nothing can say when they were opened.
    return !isOwnOrigin(request) ? undefined : 'Nothing says when the form was opened';
  }
}

/** Parsed by URL, because one side may name the default port. */
function hostOf(protocol: string, host: string): string | undefined {
  return URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).host : undefined;
}

function suspicionOfFields(token: ReadToken, fields: Fields): string | undefined {
  if (fields.get(token.honeypotName)?.some((value) => value !== '')) return 'The hidden field was filled in';
  const formId = fields.get(hiddenFields.formId)?.[0];
  return formId === undefined || formId === token.formId ? undefined : 'The form token belongs to another form';
}
