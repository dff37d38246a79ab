import { differenceSentence } from '../../shared/ledger/debit-and-credit.ts'
import { filledItems, filledLines, type OpeningDraft, type OpeningItem, type OpeningLine } from './opening-draft.ts'

/** What is wrong with lines, by their key and column. */
type FaultsByKey = ReadonlyMap<string, Readonly<Partial<Record<string, string>>>>

/** What booking still needs, in Dutch, each at its own field. */
export interface OpeningFaults {
  readonly startDate?: string | undefined
  readonly lines: FaultsByKey
  readonly items: FaultsByKey
  /** What no field says. */
  readonly whole: string | null
}

export const noFaults: OpeningFaults = { lines: new Map(), items: new Map(), whole: null }

/** All that booking still needs. */
export function faultsIn({ startDate, lines, items }: OpeningDraft): OpeningFaults {
  const filled = filledLines(lines)
  const unnamed = byKey(filled, ({ account }: OpeningLine) => account === null && { account: 'Kies een rekening' })
  return {
    startDate: startDate === null ? 'Vul de eerste dag in' : undefined,
    lines: new Map([...unnamed, ...doublesIn(lines)]),
    items: byKey(filledItems(items), faultsOfItem),
    whole:
      filled.length < 2 ? 'Een beginbalans heeft minstens twee saldi. Vul er nog een in.' : differenceSentence(filled),
  }
}

/** Lines of an account that has one already: said when one leaves its field, long before booking. */
export function doublesIn(lines: readonly OpeningLine[]): FaultsByKey {
  const firstOf = new Map<unknown, number>()
  return byKey(lines, ({ account }, place) => {
    if (account === null) return false
    const first = firstOf.get(account.value) ?? place
    firstOf.set(account.value, first)
    return first !== place && { account: `Deze rekening staat al op regel ${first + 1}. Vul het saldo daar in.` }
  })
}

const faultsOfItem = ({ kind, number, documentDate, amountCents, waiting }: OpeningItem) => ({
  ...(number.trim() === '' && { number: 'Vul een nummer in' }),
  ...(documentDate === null && { documentDate: 'Vul een datum in' }),
  ...(amountCents === null && { amount: 'Vul een bedrag in' }),
  ...(waiting.length > 0 && kind === 'payable' && { code: 'Alleen van een verkoop wacht de btw. Kies geen.' }),
  ...(waiting.some(({ vatCents }) => vatCents === null) && { vat: 'Vul de btw in' }),
})

function byKey<Row extends { readonly key: string }>(
  rows: readonly Row[],
  faultsOf: (row: Row, place: number) => Readonly<Partial<Record<string, string>>> | false,
): FaultsByKey {
  return new Map(
    rows
      .map((row, place) => [row.key, faultsOf(row, place) || {}] as const)
      .filter(([, faults]) => Object.keys(faults).length > 0),
  )
}

export const isSound = ({ startDate, lines, items, whole }: OpeningFaults): boolean =>
  startDate === undefined && lines.size === 0 && items.size === 0 && whole === null
