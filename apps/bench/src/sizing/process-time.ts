import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks a second, on every Linux that Klopt runs on. */
const TICKS = 100

/** Milliseconds of processor that a process and all that it started took so far, those that ended included. */
export async function processTimeMs(root: number): Promise<number> {
  return (await familyOf(root)).reduce((sum, { ticks }) => sum + (ticks * 1000) / TICKS, 0)
}

/** What a process and all that it started hold in memory, in MB; what they share is counted once. */
export async function memoryMb(root: number): Promise<number> {
  const family = await familyOf(root)
  const rollups = await Promise.all(
    family.map(({ pid }) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')),
  )
  return rollups.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? '0') / 1000, 0)
}

async function familyOf(root: number) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(pids.map(statOf))).filter((stat) => stat !== null)
  const family = new Set([root])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.filter(({ pid }) => family.has(pid))
}

async function statOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The name stands in brackets, and may have spaces and brackets in it.
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // Its own time and that of children that ended: the 14th to the 17th of all fields.
  const ticks = rest.slice(9, 13).reduce((sum, value) => sum + Number(value), 0)
  return { pid: Number(pid), parent: Number(parent), ticks }
}
