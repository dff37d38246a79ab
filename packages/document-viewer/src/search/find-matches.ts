import type { Box } from '../geometry/box.ts'
import type { TextRun } from '../pages/page-source.ts'
import { fold } from './fold.ts'

/** A place where the searched text stands; over several boxes where it runs over several pieces. */
export interface Match {
  page: number
  boxes: readonly Box[]
}

/** Where a text stands on a page, whatever its capitals and accents. Pieces are read on as one text. */
export function findMatches(runs: readonly TextRun[], query: string, page: number): Match[] {
  const wanted = fold(query.trim())
  if (wanted === '') return []
  const starts: number[] = []
  let whole = ''
  for (const { text } of runs) {
    starts.push(whole.length)
    whole += fold(text)
  }
  const matches: Match[] = []
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + wanted.length)) {
    matches.push({ page, boxes: boxesBetween(runs, starts, at, at + wanted.length) })
  }
  return matches
}

function boxesBetween(runs: readonly TextRun[], starts: readonly number[], from: number, to: number): Box[] {
  return runs.flatMap((run, index) => {
    const start = starts[index] ?? 0
    const first = Math.max(0, from - start)
    const last = Math.min(run.text.length, to - start)
    // A blank between two pieces has no place of its own.
    return last > first && run.text.slice(first, last).trim() !== '' ? [run.boxOf(first, last)] : []
  })
}
