import type { DraftLine } from './draft.ts'

type Lines = readonly DraftLine[]

/** The lines with one changed. */
export const changeLine = (lines: Lines, key: string, change: Partial<Omit<DraftLine, 'key'>>): Lines =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line))

/** The lines with a new one after another; at the end when there is none of that key. */
export function addLine(lines: Lines, added: DraftLine, afterKey?: string): Lines {
  const index = lines.findIndex(({ key }) => key === afterKey)
  return index < 0 ? [...lines, added] : lines.toSpliced(index + 1, 0, added)
}

/** The lines without one; the last one left is replaced, so that there is always a line to type in. */
export function removeLine(lines: Lines, key: string, replacement: DraftLine): Lines {
  const rest = lines.filter((line) => line.key !== key)
  return rest.length > 0 ? rest : [replacement]
}

/** The lines with one moved up (-1) or down (1); unchanged at the edge. */
export function moveLine(lines: Lines, key: string, by: -1 | 1): Lines {
  const from = lines.findIndex((line) => line.key === key)
  const moved = lines[from]
  const to = from + by
  if (!moved || to < 0 || to >= lines.length) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** What has the focus after a line was removed: the one that took its place, else the last. */
export function neighbourOf(lines: Lines, key: string): string | undefined {
  const index = lines.findIndex((line) => line.key === key)
  return (lines[index + 1] ?? lines[index - 1])?.key
}
