import {
  closingEntries,
  itemsOfEntries,
  type AuditFileContents,
  type ItemOfFile,
  type ItemsOfEntries,
  type SourceEntry,
} from '@klopt/bookkeeping/audit-file'
import { SYSTEM_ACCOUNTS, type OpenItemKind } from '@klopt/bookkeeping/ledger'
import { MAX_AMOUNT_CENTS } from '@klopt/bookkeeping/money'
import { formatDate } from '@klopt/validators'

export interface PlannedEntry extends SourceEntry {
  /** Whether it closes the year, so that profit and loss leaves it out. */
  readonly closesYear: boolean
}

/** What the bookings of a year do, in the order of their days. */
export interface EntryPlan {
  readonly entries: readonly PlannedEntry[]
  readonly items: ItemsOfEntries
  /** What a line on an account of the file is of; null when of no item. */
  readonly kindOf: (account: string) => OpenItemKind | null
}

/** Where an account of the file goes: its RGS code there, and whether it is one of equity. */
export interface TargetOf {
  readonly rgsOf: (account: string) => string | null
  readonly isEquity: (account: string) => boolean
}

export function planEntries(
  contents: AuditFileContents,
  opening: readonly ItemOfFile[],
  { rgsOf, isEquity }: TargetOf,
): EntryPlan {
  // What is refused is not worked out: it may be very large.
  const entries = whyNoEntries(contents) === null ? contents.entries : []
  const closing = closingEntries({ ...contents, entries }, isEquity)
  const inOrder = entries
    .map((entry) => ({
      ...entry,
      closesYear: closing.has(entry),
      lines: entry.lines.filter(({ cents }) => cents !== 0),
    }))
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => (a.date === b.date ? Number(a.closesYear) - Number(b.closesYear) : a.date < b.date ? -1 : 1))
  const kindOf = (account: string): OpenItemKind | null => {
    const rgs = rgsOf(account)
    if (rgs === SYSTEM_ACCOUNTS.receivables) return 'receivable'
    return rgs === SYSTEM_ACCOUNTS.payables ? 'payable' : null
  }
  return { entries: inOrder, items: itemsOfEntries(opening, inOrder, rgsOf), kindOf }
}

/** More would be booked in one transaction for minutes. */
const MOST_ENTRIES = 20_000
const MOST_LINES = 100_000
const MOST_LINES_OF_ENTRY = 10_000

/** In Dutch: why the bookings of a file cannot be taken over; null when they can. */
export function whyNoEntries({ entries, startDate, endDate }: AuditFileContents): string | null {
  if (entries.length === 0) return 'Dit bestand heeft geen boekingen van het jaar.'
  if (entries.length > MOST_ENTRIES) {
    return `Dit bestand heeft ${entries.length} boekingen; Klopt neemt er hoogstens ${MOST_ENTRIES} tegelijk over. Neem alleen de beginbalans over, of exporteer een kortere periode.`
  }
  const lines = entries.reduce((sum, entry) => sum + entry.lines.length, 0)
  if (lines > MOST_LINES) {
    return `De boekingen in dit bestand hebben samen ${lines} regels; Klopt neemt er hoogstens ${MOST_LINES} tegelijk over. Neem alleen de beginbalans over, of exporteer een kortere periode.`
  }
  const outside = entries.find(({ date }) => date < startDate || date > endDate || date > '2100-12-31')
  if (outside) {
    return `Boeking ${outside.number} in dagboek ${outside.journal} is van ${formatDate(outside.date)}, buiten het boekjaar van het bestand. Maak het auditfile opnieuw in je oude pakket.`
  }
  const large = entries.find(({ lines }) => lines.length > MOST_LINES_OF_ENTRY)
  if (large) {
    return `Boeking ${large.number} in dagboek ${large.journal} heeft ${large.lines.length} regels; een boeking kan er hoogstens ${MOST_LINES_OF_ENTRY} hebben.`
  }
  const huge = entries.find((entry) => entry.lines.some(({ cents }) => Math.abs(cents) > MAX_AMOUNT_CENTS))
  if (huge) {
    return `Boeking ${huge.number} in dagboek ${huge.journal} heeft een bedrag van meer dan € 999.999.999,99. Meer kan Klopt niet boeken.`
  }
  return startDate < '2000-01-01' ? 'Klopt houdt boeken bij vanaf 2000.' : null
}
