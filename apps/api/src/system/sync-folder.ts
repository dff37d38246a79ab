import { open } from 'node:fs/promises'

/** Flushes a folder to disk: only then a rename in it survives a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
