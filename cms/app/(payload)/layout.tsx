import '@payloadcms/next/css';
import '../../admin/blocks/drawer.css';
import '../../admin/library.css';
import '../../admin/menu.css';
import '../../admin/narrow.css';
import '../../admin/theme.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { guardedFunctions, isOpenFunction } from '../../access/serverFunctions.ts';
import { EarlyActs } from '../../admin/waking/EarlyActs.tsx';
import { tellZone } from '../../clock/tellZone.ts';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  if (!isOpenFunction(call.name)) throw new Error('There is no such function');
  return handleServerFunctions({ ...call, config, importMap, serverFunctions: guardedFunctions });
};

export default async function Layout({ children }: { children: ReactNode }) {
  await tellZone(await getPayload({ config, importMap }));
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <EarlyActs />
      {children}
    </RootLayout>
  );
}
