import type { ReactNode } from 'react'
import type { Column } from './table-types.ts'

/** What a column says of a row: on a card the words it has for that, and none at all where those are `null`. */
export function wordsOf<Row>({ cell, cardCell }: Column<Row>, row: Row, isCard: boolean): ReactNode {
  const onCard = isCard ? cardCell?.(row) : undefined
  return onCard === null ? null : onCard || cell(row)
}
