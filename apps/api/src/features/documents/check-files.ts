import { DamagedFileError } from '../../files/verifying-store.ts'
import type { JobContext } from '../../kernel/job.ts'
import { hasCode } from '../../system/has-code.ts'
import type { ComparedFiles } from './compare-files.ts'

/** In so many nights each file was read once. */
const NIGHTS = 30
const DAY_MS = 24 * 3_600_000

/**
 * Tells who runs the server of files whose bytes are gone, and reads a thirtieth part of the others to see whether they
 * are still what was put. Nothing is changed: the bytes have to come from a back-up.
 */
export async function checkFiles({ services: { files }, log, now }: JobContext, found: ComparedFiles): Promise<void> {
  const { administrationId, used } = found
  const missing = new Set(found.missing)
  const damaged: string[] = []
  const part = Math.floor(now.getTime() / DAY_MS) % NIGHTS
  for (const name of used) {
    const sha256 = Buffer.from(name, 'hex')
    if (missing.has(name) || sha256.readUInt32BE(0) % NIGHTS !== part) continue
    try {
      for await (const _chunk of files.stream(administrationId, sha256)) continue
    } catch (error) {
      if (error instanceof DamagedFileError) damaged.push(name)
      else if (hasCode(error, 'ENOENT')) missing.add(name)
      else throw error
    }
  }
  const report = (names: Iterable<string>, message: string) => {
    const sha256s = [...names]
    // The first few lead to all of them, and a whole lost folder must not fill the log.
    if (sha256s.length > 0)
      log.error({ administrationId, count: sha256s.length, sha256s: sha256s.slice(0, 10) }, message)
  }
  report(missing, 'files are missing: restore them from a back-up')
  report(damaged, 'files were changed: restore them from a back-up')
}
