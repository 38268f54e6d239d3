import { createHash } from 'node:crypto';
import { counterOf } from '@frontage/contract/counter.ts';
import { previewMark, previewPolicy } from '@frontage/contract/preview.ts';
import { policyReportsPath } from '@frontage/contract/reports/policyReport.ts';
import { LRUCache } from 'lru-cache';
import { type InlineElement, isData } from './findInlineElements.ts';
import { copyText } from './pagePieces.ts';
import type { SlimPage } from './slimPage.ts';

/** Hosts of Google's tags, for pages that can load one once a visitor allows it. Decision record 015. */
const google = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  call: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
};

/** Name of the reporting endpoint in the headers. */
const endpoint = 'policy';

/** Origins of the site and of the backend that its pages call. */
export interface PageHosts {
  backendUrl: string;
  siteUrl: string;
}

/**
 * Returns the headers of one page. Its policy allows exactly the inline scripts and styles that the page has, by hash,
 * and nothing else inline. Scripts may not pass plain strings to the DOM (Trusted Types).
 */
export function createPageHeaders(page: SlimPage, { backendUrl, siteUrl }: PageHosts): Record<string, string> {
  const { elements } = page;
  const own = backendUrl === siteUrl ? "'self'" : `'self' ${backendUrl}`;
  const reports = `${backendUrl === siteUrl ? '' : backendUrl}${policyReportsPath}`;
  const { call, image, script, types } = countingOn(page);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(elements, 'script'), ...script].join(' '),
    ["style-src 'self'", ...hashesOf(elements, 'style')].join(' '),
    [`img-src ${own}`, ...image].join(' '),
    "font-src 'self'",
    // Films of the library, which pages of the site play where they show one.
    ...(page.holds('<video ') ? [`media-src ${own}`] : []),
    [`connect-src ${own}`, ...call].join(' '),
    "manifest-src 'self'",
    ...framesOf(page),
    `form-action ${own}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Browsers that know the second directive ignore the first.
    `report-uri ${reports}`,
    `report-to ${endpoint}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${types ?? (followsForm(page) ? previewPolicy : "'none'")}`,
  ];
  return { 'Content-Security-Policy': policy.join('; '), 'Reporting-Endpoints': `${endpoint}="${reports}"` };
}

function hashesOf(elements: SlimPage['elements'], element: InlineElement['name']): string[] {
  const hashes = elements
    // A script with an address is allowed by its origin.
    .filter((one) => one.name === element && !/\ssrc=/.test(one.attributes) && (element === 'style' || !isData(one)))
    .map(({ content }) => `'sha256-${hashOf(content)}'`);
  return [...new Set(hashes)];
}

/** Cached, because pages of one kind have the same styles and scripts. */
const hashes = new LRUCache<string, string>({ max: 400 });

function hashOf(content: string): string {
  const hash = hashes.get(content) ?? createHash('sha256').update(content).digest('base64');
  if (!hashes.has(content)) hashes.set(copyText(content), hash);
  return hash;
}

/** The hosts of what the page shows of others, each allowed by an admin: no other page may load anything in a frame. */
function framesOf({ holds, pieces }: SlimPage): string[] {
  if (!holds('data-embed="')) return [];
  const found = pieces.flatMap(({ text }) =>
    [...text.matchAll(/<figure [^<>]*\bdata-embed="(https:\/\/[a-z0-9.-]+)\//g)].flatMap(([, origin]) => origin ?? []),
  );
  return found.length > 0 ? [`frame-src ${[...new Set(found)].join(' ')}`] : [];
}

/** The hosts that counting needs, and the policy for the addresses of scripts that a page adds for it. */
function countingOn({ holds, pieces }: SlimPage) {
  const nobody = { types: undefined, script: [], image: [], call: [] };
  if (!holds('data-analytics-id="')) return nobody;
  const named = pieces.flatMap(({ text }) =>
    [...text.matchAll(/<(?:section|script)\b[^<>]*\sdata-analytics-id="([^"]*)"/g)].map(([, id = '']) => counterOf(id)),
  );
  const counter = named.find((one) => one !== undefined);
  if (!counter) return nobody;
  const host = [new URL(counter.script).origin];
  switch (counter.by) {
    case 'google':
      return { types: 'consent', ...google };
    case 'tagManager':
      return { types: 'default', ...google };
    case 'matomo':
      return { types: 'consent', script: host, image: host, call: host };
    case 'plausible':
      return { ...nobody, script: host, call: host };
  }
}

/** Whether the page is a preview that follows a form: it replaces itself with pages from the host. */
function followsForm({ holds }: SlimPage): boolean {
  return holds(`<div hidden ${previewMark}`) || holds(`<div hidden="" ${previewMark}`);
}
