import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const open = new Set<() => Promise<unknown>>()

/** A thing for `await using`: stopped at the end of its block, or by `stopAll` when the run is broken off. */
export function resource<T extends object>(thing: T, stop: () => Promise<unknown>): T & AsyncDisposable {
  const dispose = async () => {
    if (open.delete(dispose)) await stop()
  }
  open.add(dispose)
  return { ...thing, [Symbol.asyncDispose]: dispose }
}

/** Stops what is still open, the newest first. */
export async function stopAll(): Promise<void> {
  for (const stop of [...open].toReversed()) await stop()
}

/** A folder of the run's own, outside of the repository. */
export async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'klopt-bench-'))
  return resource({ path }, () => rm(path, { recursive: true, force: true }))
}
