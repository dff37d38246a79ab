import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

interface FigureSearch {
  readonly figure?: string | undefined
}

/** Where a report goes by itself: to another search of its own address. */
export interface ReportStep<Search> {
  readonly search: Search
  readonly replace: boolean
  readonly resetScroll: boolean
}

/**
 * Changes what the address of a report says. To look into a figure is a step, which Back undoes and nothing but that; all
 * else takes the place of what was there.
 */
export function useFigureSteps<Search extends FigureSearch>(
  search: Search,
  go: (step: ReportStep<Search>) => void,
): (next: Search) => void {
  const { history } = useRouter()
  /** What the address said before the figure was opened on it. */
  const under = useRef<Search | null>(null)
  return (next) => {
    const opens = search.figure === undefined && next.figure !== undefined
    if (opens) under.current = search
    if (search.figure !== undefined && next.figure === undefined && isSame(under.current, next)) history.back()
    else go({ search: next, replace: !opens, resetScroll: false })
  }
}

const isSame = (one: object | null, other: object): boolean => one !== null && saidBy(one) === saidBy(other)

const saidBy = (search: object): string =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
