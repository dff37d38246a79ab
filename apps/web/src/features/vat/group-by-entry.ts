import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type BoxLine = ResponseOf<typeof contract.vat.boxLines>['items'][number]
export type BoxDocument = Omit<BoxLine, 'lineId'>

/** Lines of one journal entry taken together, so that a document is in the list once; the order stays. */
export function groupByEntry(lines: readonly BoxLine[]): BoxDocument[] {
  const documents = new Map<number, BoxDocument>()
  for (const { lineId: _lineId, ...line } of lines) {
    const known = documents.get(line.entryId)
    documents.set(line.entryId, {
      ...(known ?? line),
      baseCents: sumOf(known?.baseCents ?? null, line.baseCents),
      vatCents: sumOf(known?.vatCents ?? null, line.vatCents),
    })
  }
  return [...documents.values()]
}

const sumOf = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : a + b)
