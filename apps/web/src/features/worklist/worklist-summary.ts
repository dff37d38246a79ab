interface Counted {
  readonly asOf: number | null
  readonly segments?: { readonly [Segment in 'all' | 'late' | 'due']: { readonly count: number } } | undefined
}

const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' })

/** '12 klanten, 1 te laat, 3 te doen · bijgewerkt om 14:05': counted as the segments below it are. */
export function worklistSummary(first: Counted | undefined): string | undefined {
  if (first?.segments === undefined) return undefined
  const { all, late, due } = first.segments
  const todo = [
    ...(late.count === 0 ? [] : [`${late.count} te laat`]),
    ...(due.count === 0 ? [] : [`${due.count} te doen`]),
  ]
  const clients = all.count === 1 ? '1 klant' : `${all.count} klanten`
  const since = first.asOf === null ? '' : ` · bijgewerkt om ${clock.format(first.asOf * 1000)}`
  return `${[clients, ...(todo.length === 0 ? ['niets te doen'] : todo)].join(', ')}${since}`
}
