'use client';

import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Takes the message of a wrong password away with the form of the sign-in. */
export function ForgetFailures() {
  useEffect(() => () => void toast.dismiss(), []);
  return null;
}
