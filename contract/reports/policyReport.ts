import { z } from 'zod';

/** Where browsers report what the Content-Security-Policy of a page refused. */
export const policyReportsPath = '/policy-reports';

/** The directives that a report may name; a report about any other is not about our policy. */
export const reportedDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;
export type ReportedDirective = (typeof reportedDirectives)[number];

const address = z.string().max(8000);

/** One entry of the list that browsers send by the Reporting API: `application/reports+json`. */
export const sentReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: address,
    effectiveDirective: z.enum(reportedDirectives),
    blockedURL: address.nullish(),
    sourceFile: address.nullish(),
  }),
});

/** The older form, which Firefox sends: `application/csp-report`. */
export const olderReport = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'violated-directive': z.string().max(8000),
    'effective-directive': z.string().max(8000).optional(),
    'blocked-uri': address.nullish(),
    'source-file': address.nullish(),
  }),
});
