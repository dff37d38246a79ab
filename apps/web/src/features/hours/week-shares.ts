import type { TimeEntry } from '@klopt/api-client/contract'

export interface ProjectShare {
  readonly projectId: number
  readonly name: string
  readonly colour: number
  readonly seconds: number
  /** Of the week, in whole percent. */
  readonly percent: number
}

const PERCENT = 100

/** How a week is divided over projects, the largest first. */
export function weekShares(entries: readonly TimeEntry[]): ProjectShare[] {
  const total = secondsOf(entries)
  return [...Map.groupBy(entries, ({ projectId }) => projectId).values()]
    .flatMap((own) => {
      const [first] = own
      if (!first) return []
      const seconds = secondsOf(own)
      const percent = Math.round((seconds * PERCENT) / total)
      return [{ projectId: first.projectId, name: first.projectName, colour: first.colour, seconds, percent }]
    })
    .toSorted((a, b) => b.seconds - a.seconds || a.name.localeCompare(b.name, 'nl'))
}

/** What entries come to. */
export const secondsOf = (entries: readonly TimeEntry[]): number =>
  entries.reduce((sum, { seconds }) => sum + seconds, 0)
