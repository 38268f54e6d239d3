import '../../admin/look.css';
import '@payloadcms/next/css';
import '@fontsource-variable/familjen-grotesk/index.css';
import '@frontage/design/styles/tokens.css';
import '../../admin/parts.css';
import '../../admin/narrow.css';
import '../../admin/theme.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState';
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { getPayload, type ServerFunction, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { guardFunctions, isOpenFunction } from '../../access/serverFunctions.ts';
import { EarlyActs } from '../../admin/waking/EarlyActs.tsx';
import { tellZone } from '../../clock/readAgencyZone.ts';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';

const serverFunctions = guardFunctions({
  formState: buildFormStateHandler as ServerFunction,
  schedulePublish: schedulePublishHandler as ServerFunction,
  tableState: buildTableStateHandler as ServerFunction,
});

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  if (!isOpenFunction(call.name)) throw new Error('There is no such function');
  return handleServerFunctions({ ...call, config, importMap, serverFunctions });
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
