import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Row } from './bench.ts'

export const name = 'validators'
export const goal = 'checks are no slower and no larger than those of others'

const folder = fileURLToPath(new URL('../../../packages/validators', import.meta.url))

/** The benchmark of the package itself, which tells its own tables: it goes with the package, and has peers that are only there. */
export async function run(): Promise<Row[]> {
  const child = spawn(process.execPath, ['bench/main.ts'], { cwd: folder, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the benchmark of the validators ended with ${code}`)
  return []
}
