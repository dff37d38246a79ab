import type { AuditFileContents, SourceEntry, SourceLine } from './contents.ts'

type Year = Pick<AuditFileContents, 'software' | 'endDate' | 'accounts' | 'entries'>

/**
 * The bookings that close the year: they take revenue and costs to nothing, against equity, and say nothing of what was earned.
 * Klopt itself gives them a period behind the months. Of others they are known where all of profit and loss ends at nothing on
 * the last day: by such a period or by their words, else as the one that takes most accounts there.
 * @param isEquity whether the account that one of the file goes to is of equity
 */
export function closingEntries(year: Year, isEquity: (account: string) => boolean): ReadonlySet<SourceEntry> {
  const { software, endDate, accounts, entries } = year
  const marked = software === 'Klopt' ? entries.filter(isBehindMonths) : []
  if (marked.length > 0) return new Set(marked)
  const isResult = resultAccounts(accounts)
  if (!endsAtNothing(entries, isResult)) return new Set()
  const candidates = entries.filter(
    (entry) => (entry.date === endDate || isBehindMonths(entry)) && closesResult(entry, isResult, isEquity),
  )
  const named = candidates.filter((entry) => isBehindMonths(entry) || isNamed(entry))
  if (named.length > 0) return new Set(named)
  return alike(candidates, isResult)
}

/** Packages put what belongs to no month, such as the closing, behind the last. */
const MONTHS = 12
const isBehindMonths = ({ period }: SourceEntry): boolean => period !== null && period > MONTHS

const isNamed = ({ journal, description }: SourceEntry): boolean =>
  /afsluit|jaarovergang|resultaat(?:verwerking|bestemming|overboeking)|year.?end|clos(?:e|ing)\b/i.test(
    `${journal} ${description}`,
  )

function resultAccounts(accounts: Year['accounts']): (line: SourceLine) => boolean {
  const numbers = new Set(accounts.filter(({ isBalance }) => !isBalance).map(({ number }) => number))
  return ({ account }) => numbers.has(account)
}

function endsAtNothing(entries: readonly SourceEntry[], isResult: (line: SourceLine) => boolean): boolean {
  const sums = new Map<string, number>()
  for (const line of entries.flatMap(({ lines }) => lines).filter(isResult)) {
    const before = sums.get(line.account) ?? 0 // zero: the first of its account
    sums.set(line.account, before + line.cents)
  }
  return [...sums.values()].every((cents) => cents === 0)
}

/** Some packages collect the result on an account of profit and loss first: then no line is of equity. */
function closesResult(
  { lines }: SourceEntry,
  isResult: (line: SourceLine) => boolean,
  isEquity: (account: string) => boolean,
): boolean {
  const moved = lines.filter(({ cents }) => cents !== 0)
  return moved.some(isResult) && moved.every((line) => isResult(line) || isEquity(line.account))
}

/**
 * Without a word of it: the one of most accounts, which alone takes what others left, and those of other accounts against the
 * same one of equity. A correction with the owner's private account is none of these.
 */
function alike(candidates: readonly SourceEntry[], isResult: (line: SourceLine) => boolean): Set<SourceEntry> {
  const shapes = candidates
    .map((entry) => ({
      entry,
      results: new Set(entry.lines.filter(isResult).map(({ account }) => account)),
      equity: largest(entry.lines.filter((line) => !isResult(line))),
    }))
    .filter(({ equity }) => equity !== null)
  // The last of as many: what is closed is closed at the end.
  const [main] = shapes.toReversed().toSorted((one, other) => other.results.size - one.results.size)
  if (main === undefined) return new Set()
  const beside = shapes.filter(
    ({ results, equity }) => equity === main.equity && ![...results].some((account) => main.results.has(account)),
  )
  return new Set([main, ...beside].map(({ entry }) => entry))
}

function largest(lines: readonly SourceLine[]): string | null {
  const [line] = lines.toSorted((one, other) => Math.abs(other.cents) - Math.abs(one.cents))
  return line?.account ?? null
}
