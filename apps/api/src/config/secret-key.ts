import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../system/has-code.ts'

/**
 * The key behind encrypted secrets: SECRET_KEY, else the one kept in `dataDir` (made on first use, readable
 * by the owner alone). Losing it makes the second factors of all users unusable.
 */
export async function loadSecretKey(dataDir: string, given: string | null): Promise<string> {
  if (given !== null) return given
  const path = join(dataDir, 'secret-key')
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await mkdir(dataDir, { recursive: true })
  await writeOnce(path, randomBytes(32).toString('base64url'))
  return readFile(path, 'utf8')
}

/** A crash leaves no half key, and of two processes that start at once one wins. */
async function writeOnce(path: string, content: string): Promise<void> {
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
    await file.close()
    await link(temporary, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await unlink(temporary)
  }
}
