import type { Verdict } from './judge.ts'

/** What is behind the figures: the share found per layout, and every miss. */
export function verdictLines(verdicts: readonly Verdict[]): string {
  const whats = [...new Set(verdicts.map(({ what }) => what))]
  const groups = Map.groupBy(verdicts, ({ medium, layout }) => `${layout} (${medium})`)
  const lines = [...groups].map(([name, group]) => {
    const cells = whats.flatMap((what) => {
      const own = group.filter((verdict) => verdict.what === what)
      return own.length === 0 ? [] : [`${what} ${own.filter((verdict) => verdict.isFound).length}/${own.length}`]
    })
    return `${name}: ${cells.join(', ')}`
  })
  const misses = verdicts
    .filter(({ isFound }) => !isFound)
    .map(({ medium, sample, what, expected, got }) => `${medium} ${sample}: ${what} '${expected}' <- ${got}`)
  return [...lines, '', ...misses].join('\n')
}
