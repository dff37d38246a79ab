import { readFileSync } from 'node:fs'

interface Process {
  readonly parent: number
  readonly arguments: readonly string[]
}

/**
 * The processes of npm that this one runs below, nearest first: pnpm, npx, the shells between them and npm itself.
 * Empty when it was started otherwise, and where processes cannot be read (elsewhere than on Linux only the nearest
 * is known).
 */
export function npmAncestors(pid = process.ppid, read = readProcess): number[] {
  if (process.env['npm_lifecycle_event'] === undefined) return []
  const found: number[] = [pid]
  for (let current = read(pid); current !== null && current.parent > 1; current = read(current.parent)) {
    const above = read(current.parent)
    if (above === null || !isOfNpm(above.arguments)) break
    found.push(current.parent)
  }
  return found
}

/** npm writes its own title; the shells it starts run one of our scripts, and no other shell counts. */
function isOfNpm([command = '', flag = '', script = '']: readonly string[]): boolean {
  if (/^(npm|npx|pnpm)\b/.test(command)) return true
  if (/(^|\/)(sh|dash|bash)$/.test(command)) return flag === '-c' && /^(npx --yes )?'?pnpm\b/.test(script)
  return /(^|\/)node$/.test(command) && /\b(npm|npx|pnpm)(-cli)?(\.c?js)?$/.test(flag)
}

function readProcess(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return { parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0), arguments: commandLine.split('\0') } // zero: the walk ends at a process without a parent
  } catch {
    return null
  }
}
