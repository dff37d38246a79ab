import { ibansAcrossLines } from '../across-lines.ts'
import { evidenceIn, type Evidence, type EvidenceOf } from '../labels/evidence.ts'
import { lastPage } from '../hints.ts'
import type { Hint, ProposalContext } from '../proposal-types.ts'
import { readDocument, type ReadRow, type Value } from '../read-document.ts'
import type { SourceWord } from '../types.ts'
import type { ValueType } from '../values/found.ts'

/** All that is known while values are ranked. */
export interface Document {
  rows: readonly ReadRow[]
  context: ProposalContext
  /** What was picked from documents of this supplier before; empty until the supplier is known. */
  hints: readonly Hint[]
  lastPage: number
  valuesOf: (type: ValueType) => readonly Value[]
  evidenceOf: (value: Value) => readonly Evidence[]
}

export function documentOf(words: readonly SourceWord[], context: ProposalContext): Document {
  const rows = readDocument(words)
  const evidence: EvidenceOf = evidenceIn(rows)
  const byType = Map.groupBy([...rows.flatMap(({ values }) => values), ...ibansAcrossLines(rows)], ({ type }) => type)
  return {
    rows,
    context,
    hints: [],
    lastPage: lastPage(rows),
    valuesOf: (type) => byType.get(type) ?? [],
    evidenceOf: (value) => evidence.get(value) ?? [],
  }
}
