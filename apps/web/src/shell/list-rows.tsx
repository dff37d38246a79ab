import { Table, type ColumnArrangement, type Sort } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { today } from '../app/today.ts'
import type { ListSearch } from '../shared/lists/list-search.ts'
import type { ListSettings } from '../shared/lists/list-settings.ts'
import { monthGroups } from '../shared/lists/month-groups.ts'
import type { ChosenRows } from '../shared/lists/use-chosen-rows.ts'
import { useIsPhone } from '../shared/look/use-is-phone.ts'
import { ListEmpty } from './list-jump.tsx'
import type { ListScreenProps } from './list-screen-types.ts'
import { sorted, sortNow } from './list-sort.ts'
import { LoadError } from './load-error.tsx'
import { useReturnKey } from './use-return-key.ts'

interface ListRowsProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
  settings: ListSettings
  hidden: readonly string[]
  chosen: ChosenRows<Row>
  isPeeking: boolean
  onPeek: (id: number | undefined) => void
  onArrange: (arrangement: ColumnArrangement) => void
}

/** The rows of a list, as a table or as cards. */
export function ListRows<Row, Filter extends ListSearch>(props: ListRowsProps<Row, Filter>) {
  const { list, settings, hidden, chosen, isPeeking, onPeek, onArrange } = props
  const { filter, onFilter, pages, totalCount, rowId, peekOf, bulk, columns } = list
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const groupOf = useGroups(list, isPhone)
  const returnKey = useReturnKey({ items: pages.items, rowHref: list.rowHref, rowId })
  if (pages.isError && pages.items.length === 0) {
    return <LoadError error={pages.error} onRetry={() => void pages.refetch()} />
  }
  const show = (row: Row) => onPeek(rowId(row))
  const open = (row: Row) => {
    if (list.onOpen) list.onOpen(row)
    else if (list.rowHref) void navigate({ href: list.rowHref(row) })
    else show(row)
  }
  const sort = sortNow(list)
  return (
    <div data-density={settings.density === 'normal' ? undefined : settings.density}>
      <Table
        label={list.tableLabel ?? list.title}
        columnWidthsKey={list.name.split('.')[0]}
        columns={columns.filter(({ id }) => !hidden.includes(id))}
        columnArrangement={settings.arrangement}
        onColumnArrange={onArrange}
        rows={pages.items}
        rowKey={(row) => String(rowId(row))}
        returnKey={returnKey}
        {...(list.rowLabel && { rowLabel: list.rowLabel })}
        {...(groupOf && { groupOf })}
        cardTools={!isPhone}
        {...(totalCount !== undefined && { totalCount })}
        {...(sort && { sort })}
        {...(list.defaultSort !== undefined && {
          onSortChange: (next: Sort) => onFilter(sorted(list, next)),
        })}
        onRowActivate={open}
        {...(peekOf && {
          onRowPeek: (row: Row) => onPeek(rowId(row) === filter.peek ? undefined : rowId(row)),
          currentKey: filter.peek === undefined ? null : String(filter.peek),
        })}
        {...(isPeeking && { onCurrentChange: (key: string) => onPeek(Number(key)) })}
        {...((isPeeking || (peekOf && settings.peeks)) && { onRowPress: show })}
        {...(bulk && {
          selection: chosen,
          bulkActions: bulk.actions(chosen.rows, chosen.clear),
          bulkSummary: bulk.summary?.(chosen.rows),
        })}
        {...(list.selection && { selection: list.selection })}
        {...(list.selectionBar && {
          bulkSummary: list.selectionBar.summary,
          bulkActions: list.selectionBar.actions,
        })}
        onNearEnd={() => pages.hasMore && !pages.isLoadingMore && !pages.isError && pages.loadMore()}
        loading={pages.isPending}
        empty={<ListEmpty list={list} />}
      />
    </div>
  )
}

/** The groups of the list itself, and otherwise the months of cards. */
function useGroups<Row, Filter extends ListSearch>(list: ListScreenProps<Row, Filter>, isPhone: boolean) {
  const { items, hasMore, hasEarlier } = list.pages
  const { months } = list
  const dayOf = months?.days[sortNow(list)?.columnId ?? '']
  const groups = useMemo(
    () => months && dayOf && monthGroups({ rows: items, dayOf, months, today: today(), hasMore, hasEarlier }),
    [items, dayOf, months, hasMore, hasEarlier],
  )
  return list.groupOf ?? (isPhone ? groups : undefined)
}
