import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startServerBy, type ServerProcess } from '../testing/server-process.ts'

const script = fileURLToPath(new URL('../../../../scripts/artefact.mjs', import.meta.url))

export interface Artefact {
  /** Where it stands; not where it was made. */
  readonly folder: string
  /** A folder beside it, for what it writes. */
  readonly parent: string
  readonly megabytes: number
  remove(): Promise<void>
}

export async function layArtefact(): Promise<Artefact> {
  const parent = await mkdtemp(join(tmpdir(), 'klopt-artefact-'))
  // Started by root the database runs as somebody else, who has to come in.
  await chmod(parent, 0o755)
  const { stdout } = await promisify(execFile)(process.execPath, [script, join(parent, 'made')])
  const folder = join(parent, 'moved')
  await rename(join(parent, 'made'), folder)
  const megabytes = Number(/: (\d+) MB\./.exec(stdout)?.[1])
  return { folder, parent, megabytes, remove: () => rm(parent, { recursive: true, force: true }) }
}

/** Nothing of this repository, of npm or of Node is in the environment. */
export function startArtefact(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  return startServerBy(command, { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env })
}

/** Asks it to end; answers its exit code, or the signal that ended it. */
export function end({ child, ended }: ServerProcess): ServerProcess['ended'] {
  child.kill('SIGTERM')
  return ended
}
