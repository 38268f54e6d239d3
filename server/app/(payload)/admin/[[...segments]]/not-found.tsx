import { NotFoundPage } from '@payloadcms/next/views';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface AdminRoute {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export default function NotFound({ params, searchParams }: AdminRoute) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
