import type { ListSegment } from '@klopt/ui'

interface Choice<Status> {
  /** Undefined is all of them. */
  readonly status: Status | undefined
  readonly label: string
}

/** The states of what is listed as segments of a toolbar. `counts`: how many each has, where that is known. */
export const statusSegments = <Status extends string>(
  choices: readonly Choice<Status>[],
  current: Status | undefined,
  hrefOf: (status: Status | undefined) => string,
  counts: Partial<Record<Status | 'all', number | string>> = {},
): ListSegment[] =>
  choices.map(({ status, label }) => {
    const count = counts[status ?? 'all']
    return {
      id: status ?? 'all',
      label,
      href: hrefOf(status),
      current: status === current,
      ...(count !== undefined && { count }),
    }
  })
