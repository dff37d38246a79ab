import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines that are mutated together: long enough for most whole statements. */
const WINDOW_LINES = 8
/** A line of code gives about one mutant; a window that is cut through a statement gives fewer. */
const MUTANTS_A_WINDOW = 4

/** The files of `folder` that the patterns name; a leading `!` leaves out. */
export function filesOf(folder, patterns) {
  const left = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const taken = patterns.filter((pattern) => !pattern.startsWith('!'))
  const leftOut = new Set(globSync(left, { cwd: folder }))
  return globSync(taken, { cwd: folder })
    .filter((file) => !leftOut.has(file))
    .toSorted()
}

/**
 * About `mutants` mutants of a package, the same ones for the same seed: windows of lines, as `file:first-last`, in
 * the order of the hash of seed and place.
 */
export function sampleOf(folder, patterns, mutants, seed) {
  return filesOf(folder, patterns)
    .flatMap((file) => windowsOf(file, readFileSync(join(folder, file), 'utf8')))
    .map((window) => ({ window, key: createHash('sha256').update(`${seed} ${window}`).digest('hex') }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, Math.ceil(mutants / MUTANTS_A_WINDOW))
    .map(({ window }) => window)
}

function windowsOf(file, text) {
  const lines = text.trimEnd().split('\n').length
  return Array.from({ length: Math.ceil(lines / WINDOW_LINES) }, (_, index) => {
    const first = index * WINDOW_LINES + 1
    return `${file}:${first}-${Math.min(lines, first + WINDOW_LINES - 1)}`
  })
}
