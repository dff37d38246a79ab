interface Counted {
  readonly asOf: number | null
  readonly segments?: { readonly all: { readonly count: number } } | undefined
}

const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' })

/** '12 klanten · bijgewerkt om 14:05': counted as the segments below it are. Nothing before that is known. */
export function worklistSummary(first: Counted | undefined): string {
  // As high as the line that comes.
  if (first?.segments === undefined) return '\u00a0'
  const { count } = first.segments.all
  const clients = count === 1 ? '1 klant' : `${count} klanten`
  return first.asOf === null ? clients : `${clients} · bijgewerkt om ${clock.format(first.asOf * 1000)}`
}
