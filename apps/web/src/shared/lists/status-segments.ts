import type { ListSegment } from '@klopt/ui'

interface Choice<Status> {
  /** Undefined is all of them. */
  readonly status: Status | undefined
  readonly label: string
}

/** The states of what is listed as segments of a toolbar. `countOf`: how many each has. */
export const statusSegments = <Status extends string>(
  choices: readonly Choice<Status>[],
  current: Status | undefined,
  hrefOf: (status: Status | undefined) => string,
  countOf?: (status: Status | 'all') => string | undefined,
): ListSegment[] =>
  choices.map(({ status, label }) => {
    const count = countOf?.(status ?? 'all')
    return {
      id: status ?? 'all',
      label,
      href: hrefOf(status),
      current: status === current,
      ...(count !== undefined && { count }),
    }
  })
