import { PeekPane } from '@klopt/ui'
import type { ListSearch } from '../shared/lists/list-search.ts'
import type { ListScreenProps } from './list-screen-types.ts'

interface ListPeekProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
  row: Row
  onPeek: (id: number | undefined) => void
}

/** The row of a list that is looked into, with its place among the others. */
export function ListPeek<Row, Filter extends ListSearch>({ list, row, onPeek }: ListPeekProps<Row, Filter>) {
  const { pages, totalCount, isCapped, rowId, rowHref, peekOf } = list
  const peek = peekOf?.(row)
  if (!peek) return null
  const index = pages.items.indexOf(row)
  const [before, after] = [pages.items[index - 1], pages.items[index + 1]]
  return (
    <PeekPane
      label={peek.label}
      position={`${index + 1} van ${totalCount ?? pages.items.length}${isCapped ? '+' : ''}`}
      {...(rowHref && { href: rowHref(row) })}
      {...(before !== undefined && { onPrevious: () => onPeek(rowId(before)) })}
      {...(after !== undefined && { onNext: () => onPeek(rowId(after)) })}
      onClose={() => onPeek(undefined)}
      actions={peek.actions}
    >
      {peek.content}
    </PeekPane>
  )
}
