import type { FileLocation } from '../config/file-location.ts'
import { createDiskFileStore, type FileStore } from './file-store.ts'
import { verifying } from './verifying-store.ts'

/** The store of a location, which gives back nothing but what was put. */
export async function openFileStore(location: FileLocation): Promise<FileStore> {
  if (location.kind === 'folder') return verifying(createDiskFileStore(location.folder))
  // Large, and of no use to who keeps files in a folder.
  const { createBucketFileStore } = await import('./bucket-store.ts')
  return verifying(await createBucketFileStore(location))
}
