import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Wanted {
  /** Of the folder below the machine's temporary one. */
  readonly name: string
  readonly packages: readonly string[]
  /** What has to be changed in them before they are used. */
  readonly adjust?: (root: string) => Promise<void>
}

/**
 * The folder in which packages of Debian stand, with what they need and this machine does not have: taken apart there, so
 * that nothing is installed and no service begins. Null where there is no Debian, or none of its packages to be had.
 */
export async function debianPackages({ name, packages, adjust }: Wanted): Promise<string | null> {
  const place = join(tmpdir(), name)
  if (existsSync(place)) return place
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  try {
    await fetchPackages(folder, packages)
    const root = join(folder, 'root')
    await mkdir(root)
    for (const file of await readdir(folder)) {
      if (file.endsWith('.deb')) await run('dpkg', ['-x', join(folder, file), root])
    }
    await adjust?.(root)
    // Whole or not at all; another run may have been first.
    await rename(root, place).catch(() => {})
    return place
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetchPackages(folder: string, packages: readonly string[]): Promise<void> {
  const { stdout } = await run('apt-get', ['install', '--simulate', '--no-install-recommends', ...packages])
  const missing = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, missed = '']) => missed)
  await run('apt-get', ['download', ...new Set([...missing, ...packages])], { cwd: folder })
}
