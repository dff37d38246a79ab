import * as styles from './worklist.css.ts'

interface Counted {
  readonly asOf: number | null
  readonly segments?: { readonly [Segment in 'all' | 'late' | 'due']: { readonly count: number } } | undefined
}

const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' })

/** '12 klanten, 1 te laat, 3 te doen · bijgewerkt om 14:05': counted as the segments below it are. Nothing before that is known. */
export function WorklistSummary({ first }: { first: Counted | undefined }) {
  // As high as the line that comes.
  if (first?.segments === undefined) return '\u00a0'
  const { all, late, due } = first.segments
  return (
    <>
      {all.count === 1 ? '1 klant' : `${all.count} klanten`}
      {late.count > 0 && (
        <>
          , <span className={styles.lateCount}>{late.count} te laat</span>
        </>
      )}
      {due.count > 0 && `, ${due.count} te doen`}
      {late.count + due.count === 0 && ', niets te doen'}
      {first.asOf !== null && ` · bijgewerkt om ${clock.format(first.asOf * 1000)}`}
    </>
  )
}
