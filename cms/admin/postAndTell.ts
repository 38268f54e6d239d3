import { toast } from '@payloadcms/ui';

/** Asks the admin to do something and shows its answer, or that none came. Never rejects. */
export async function postAndTell(path: string, body?: object): Promise<void> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const { message }: { message: string } = await response.json();
    if (response.ok) toast.success(message);
    else toast.error(message);
  } catch {
    toast.error('The admin could not be reached. Try once more.');
  }
}
