import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What takes long to make, in a folder that the next run finds again. */
export interface Kept<Made> {
  readonly folder: string
  /** What was said of it when it was complete. */
  readonly made: Made
}

/** Whoever keeps it names what it depends on: its sizes, and the texts it was made by. */
export interface Keeping<Made> {
  readonly name: string
  readonly dependsOn: readonly string[]
  make(folder: string): Promise<Made>
}

/**
 * The folder that was made before of the same, or else made now. It stands outside of the repository, in `KLOPT_BENCH_DATA` or the
 * system's folder of temporary files, and stays after the run. One that was broken off is made anew.
 */
export async function kept<Made>({ name, dependsOn, make }: Keeping<Made>): Promise<Kept<Made>> {
  const parent = process.env['KLOPT_BENCH_DATA'] ?? tmpdir()
  const folder = join(parent, `klopt-bench-${name}-${digestOf(dependsOn)}`)
  const said = join(folder, 'made.json')
  const before = await readFile(said, 'utf8').catch(() => undefined)
  if (before !== undefined) return { folder, made: JSON.parse(before) as Made }
  await rm(folder, { recursive: true, force: true })
  await mkdir(parent, { recursive: true })
  await mkdir(folder, { mode: 0o700 })
  const made = await make(folder)
  // Only what is whole has this name.
  await writeFile(`${said}.unfinished`, JSON.stringify(made, null, 2))
  await rename(`${said}.unfinished`, said)
  return { folder, made }
}

function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\n${text}`)
  return hash.digest('hex').slice(0, 12)
}
