import { readVectorFolder, type VersionedVectorSet } from '../repository/read-vector-set';
import { Refusal } from './refusal';

/** Reads a set as the service does. @throws Refusal with the service's own sentence when it is missing or damaged */
export async function readFolder(folder: string): Promise<VersionedVectorSet> {
  return readVectorFolder(folder).catch((error: unknown) => {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  });
}
