import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const PACKAGES = ['python3-swift', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const PLACE = join(tmpdir(), 'klopt-swift-of-debian')
const UTILS = 'usr/lib/python3/dist-packages/swift/common/utils.py'

/**
 * The folder in which OpenStack Swift of Debian stands, with what it needs and this machine does not have: taken apart there, so
 * that nothing is installed and no service begins. Null where there is no Debian, or none of its packages to be had.
 */
export async function swiftOfDebian(): Promise<string | null> {
  if (existsSync(PLACE)) return PLACE
  const folder = await mkdtemp(join(tmpdir(), 'klopt-swift-'))
  try {
    await fetchPackages(folder)
    const root = join(folder, 'root')
    await mkdir(root)
    for (const name of await readdir(folder)) {
      if (name.endsWith('.deb')) await run('dpkg', ['-x', join(folder, name), root])
    }
    await takeSettingsElsewhere(root)
    // Whole or not at all; another run may have been first.
    await rename(root, PLACE).catch(() => {})
    return PLACE
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetchPackages(folder: string): Promise<void> {
  const { stdout } = await run('apt-get', ['install', '--simulate', '--no-install-recommends', ...PACKAGES])
  const missing = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
  await run('apt-get', ['download', ...new Set([...missing, ...PACKAGES])], { cwd: folder })
}

/** It looks for its settings at one place of the machine alone. */
async function takeSettingsElsewhere(root: string): Promise<void> {
  const path = join(root, UTILS)
  const text = await readFile(path, 'utf8')
  const changed = text.replace(
    "SWIFT_CONF_FILE = '/etc/swift/swift.conf'",
    "SWIFT_CONF_FILE = os.environ['SWIFT_CONF_FILE']",
  )
  if (changed === text) throw new Error('this Swift has its settings elsewhere')
  await writeFile(path, changed)
}
