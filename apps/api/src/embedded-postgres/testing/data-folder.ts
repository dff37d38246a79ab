import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts'
import { runDirOf } from '../cluster.ts'
import { stopServer } from '../stop-server.ts'
import { type Launcher, spawnLauncher } from './launcher.ts'

/** Who starts Klopt; `spawnAs` is empty for whoever runs the tests. */
export interface StartAccount {
  name: string
  spawnAs: { uid?: number; gid?: number }
}

/** Started by root the database runs as somebody else, so a test run by root tries both ways. */
export const startAccounts: StartAccount[] =
  process.getuid?.() === 0
    ? [
        { name: 'root', spawnAs: {} },
        { name: 'an ordinary user', spawnAs: { uid: 65534, gid: 65534 } },
      ]
    : [{ name: 'an ordinary user', spawnAs: {} }]

export interface DataFolder {
  dataDir: string
  /** The folder that `dataDir` is in. */
  parent: string
  /** PostgreSQL's own folder. */
  cluster: string
  launch(): Launcher
}

/**
 * For the tests of one account: ways to get a closed data folder of a test's own, gone at its end with
 * all that runs on it. A used one has been started and stopped once; it is copied, which is quicker.
 */
export function useDataFolders({ spawnAs }: StartAccount) {
  let original: TemporaryFolder
  beforeAll(async () => {
    original = await makeParent()
    const dataDir = await makeDataDir(original.path, spawnAs)
    const launcher = spawnLauncher(dataDir, spawnAs)
    await launcher.started()
    await launcher.end('SIGTERM')
  })
  afterAll(() => original.remove())

  return {
    async emptyFolder(): Promise<DataFolder> {
      const parent = await makeParent()
      await makeDataDir(parent.path, spawnAs)
      return manage(parent, spawnAs)
    },
    async usedFolder(): Promise<DataFolder> {
      const parent = await makeParent()
      await promisify(execFile)('cp', ['-a', join(original.path, 'data'), parent.path])
      return manage(parent, spawnAs)
    },
  }
}

async function makeParent(): Promise<TemporaryFolder> {
  const parent = await makeTemporaryFolder()
  await chmod(parent.path, 0o755)
  return parent
}

async function makeDataDir(parent: string, { uid, gid }: StartAccount['spawnAs']): Promise<string> {
  const dataDir = join(parent, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  if (uid !== undefined && gid !== undefined) await chown(dataDir, uid, gid)
  return dataDir
}

function manage(parent: TemporaryFolder, spawnAs: StartAccount['spawnAs']): DataFolder {
  const dataDir = join(parent.path, 'data')
  const cluster = join(dataDir, 'postgres')
  const launchers: Launcher[] = []
  onTestFinished(async () => {
    for (const launcher of launchers) await launcher.end('SIGKILL')
    await stopServer({ folder: cluster })
    await rm(runDirOf(dataDir), { recursive: true, force: true })
    await parent.remove()
  })
  const launch = () => {
    const launcher = spawnLauncher(dataDir, spawnAs)
    launchers.push(launcher)
    return launcher
  }
  return { dataDir, parent: parent.path, cluster, launch }
}
