import type { AfterErrorHook, ValidationError } from 'payload';
import { say } from '../admin/say.ts';
import { placeInForm } from '../fields/fieldPlace.ts';
import { roomForRequests, writeTo } from '../health/writeTo.ts';
import { shortageOf } from '../logging/privateLogging.ts';

/** Says to whoever saves or signs in that the server lacks something, where Payload says "Something went wrong". */
export const tellShortage: AfterErrorHook = async ({ collection, error, result }) => {
  const shortage = shortageOf(await findCause(error, collection?.upload?.staticDir));
  return shortage && { response: { ...result, errors: [{ message: say(shortage.notSaved) }] }, status: 503 };
};

/** Payload (as of 3.90.2) says of a file that it could not write neither why nor where: the folder is tried once more. */
function findCause(error: Error, folder: string | undefined): unknown {
  if (error.name !== 'FileUploadError' || folder === undefined) return error;
  return writeTo(folder, roomForRequests).then(
    () => error,
    (cause: unknown) => cause,
  );
}

/**
 * Names in the message of a refused form the block of each field: Payload (as of 3.90.2) omits the block where blocks
 * have no label, and the admin splits the message into list points at each comma. Forms of the admin say it themselves;
 * this is for lists, imports and programs.
 */
export const tellPlaces: AfterErrorHook = ({ collection, error, req, result }) => {
  // Compared by name, because the class may come from another bundle.
  if (error.name !== 'ValidationError' || !('data' in error) || !result?.errors) return;
  const { errors } = error.data as ValidationError['data'];
  const places = errors.map(({ label, path }) => {
    const place = placeInForm(collection?.fields ?? [], path, req.data);
    const said = place?.startsWith('Block ') ? place : label;
    return (typeof said === 'string' ? said : path).replaceAll(',', '');
  });
  const [intro] = error.message.split(':', 1);
  const message = `${intro}: ${[...new Set(places)].join(', ')}`;
  return { response: { ...result, errors: result.errors.map((one) => ({ ...one, message })) } };
};
