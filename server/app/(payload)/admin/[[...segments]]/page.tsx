import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { getPayload } from 'payload';
import { tellZone } from '../../../../clock/readAgencyZone.ts';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface AdminRoute {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export function generateMetadata({ params, searchParams }: AdminRoute): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

export default async function Page({ params, searchParams }: AdminRoute) {
  await tellZone(await getPayload({ config, importMap }));
  return RootPage({ config, importMap, params, searchParams });
}
