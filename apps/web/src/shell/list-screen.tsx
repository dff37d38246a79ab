import {
  Card,
  DetailHeader,
  ListLayout,
  LoadMore,
  PageHeader,
  Table,
  type Column,
  type ColumnArrangement,
  type Sort,
} from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberRows } from '../app/routing/left-rows.ts'
import { useLetterKey } from '../shared/keys/use-letter-key.ts'
import { isUnfiltered, rowsText, sortOf, sortText, type ListSearch } from '../shared/lists/list-search.ts'
import { hiddenOf, type ListSettings } from '../shared/lists/list-settings.ts'
import { useChosenRows } from '../shared/lists/use-chosen-rows.ts'
import { useListSettings } from '../shared/lists/use-list-settings.ts'
import { ListJump, ListStart } from './list-jump.tsx'
import { ListPeek } from './list-peek.tsx'
import type { ListScreenProps } from './list-screen-types.ts'
import { ListTools } from './list-tools.tsx'
import { ListViews } from './list-views.tsx'
import * as styles from './list-screen.css.ts'
import { LoadError } from './load-error.tsx'
import { useReturnKey } from './use-return-key.ts'

/** A list as every list is: its sum, views, filters, rows, what is chosen of them and the one that is looked into. */
export function ListScreen<Row, Filter extends ListSearch>(props: ListScreenProps<Row, Filter>) {
  const { itemsName, filter, onFilter, pages, totalCount, rowId, peekOf, bulk } = props
  const [settings, change] = useListSettings(props.name)
  const view = settings.views.find(({ id }) => id === filter.view)
  const hidden = view?.hidden ?? settings.hidden
  const choices = choicesOf(props.columns)
  const onColumnsChange = (shown: readonly string[]) => {
    const next = hiddenOf(
      choices.map(({ id }) => id),
      shown,
    )
    if (!view) change({ hidden: next })
    else change({ views: settings.views.map((each) => (each === view ? { ...view, hidden: next } : each)) })
  }
  const { rowHref } = props
  useLetterKey('j', true, goToRows)
  useEffect(() => {
    if (rowHref) rememberRows({ rows: pages.items, hrefOf: rowHref, loadMore: pages.fetchMore })
    // oxlint-disable-next-line react/exhaustive-deps -- `fetchMore` is new at every render and does the same
  }, [pages.items, rowHref, pages.hasMore])
  const peeked = peekOf && pages.items.find((row) => rowId(row) === filter.peek)
  const peek = (id: number | undefined) => onFilter({ ...filter, peek: id })
  return (
    <>
      <Header list={props} />
      {props.tabs}
      <ListLayout
        select={Boolean(bulk ?? props.selection)}
        peek={Boolean(peekOf)}
        search={props.searchLabel !== undefined}
        toolbar={
          <div className={styles.above}>
            <ListViews list={props} settings={settings} change={change} hidden={hidden} />
            <ListTools
              list={props}
              display={{
                columns: choices.map(({ id, name, header }) => ({
                  id,
                  label: name ?? (typeof header === 'string' ? header : id),
                  shown: !hidden.includes(id),
                })),
                onColumnsChange,
                density: settings.density,
                onDensityChange: (density) => change({ density }),
              }}
              peeks={peekOf && settings.peeks}
              onPeeks={(peeks) => change({ peeks })}
              onColumnsBack={settings.arrangement && (() => change({ arrangement: undefined }))}
            />
          </div>
        }
        peekLabel={peeked && peekOf?.(peeked).label}
        peekPane={peeked && <ListPeek list={props} row={peeked} onPeek={peek} />}
        onPeekClose={() => peek(undefined)}
      >
        <ListStart list={props} />
        <Card padding="none">
          <Rows
            list={props}
            settings={settings}
            hidden={hidden}
            isPeeking={peeked !== undefined}
            onPeek={peek}
            onArrange={(arrangement) => change({ arrangement })}
          />
        </Card>
        <div className={styles.foot}>
          <ListJump list={props} />
          <LoadMore
            className={styles.more}
            hasMore={pages.hasMore}
            isLoading={pages.isLoadingMore}
            onLoadMore={pages.loadMore}
            shownCount={pages.items.length}
            itemsName={itemsName}
            totalCount={props.isCapped ? undefined : totalCount}
          />
        </div>
      </ListLayout>
    </>
  )
}

function Header<Row, Filter extends ListSearch>({ list }: { list: ListScreenProps<Row, Filter> }) {
  const { title, back } = list
  const shared = {
    title,
    className: styles.header,
    description: 'summary' in list ? list.summary || '\u00a0' : undefined,
    actions:
      list.actions ?? (list.add && <div className={isBeginning(list) ? styles.room : styles.buttons}>{list.add}</div>),
  }
  return back ? <DetailHeader {...shared} back={back} /> : <PageHeader {...shared} />
}

/** Whether nothing was ever listed: the table has one sentence and its own button, which needs no second. */
const isBeginning = <Row, Filter extends ListSearch>({ pages, filter }: ListScreenProps<Row, Filter>): boolean =>
  !pages.isPending && !pages.isError && pages.items.length === 0 && isUnfiltered(filter)

/** J where no row has the focus goes to the rows; from there it goes down. */
function goToRows(): void {
  document.querySelector<HTMLElement>('main tbody > tr[tabindex="0"]')?.focus()
}

/** The address in another order, where it begins at its begin again; the usual order needs not to be said. */
function sorted<Row, Filter extends ListSearch>({ filter, defaultSort }: ListScreenProps<Row, Filter>, sort: Sort) {
  const text = sortText(sort)
  return { ...filter, sort: text === defaultSort ? undefined : text, start: undefined, peek: undefined }
}

/** The columns that can be left out: not what a row is, what it comes to, or what is done with it. */
const choicesOf = <Row,>([, ...columns]: readonly Column<Row>[]) =>
  columns.filter(({ card, header }) => card !== 'title' && card !== 'amount' && header !== '')

interface RowsProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
  settings: ListSettings
  hidden: readonly string[]
  isPeeking: boolean
  onPeek: (id: number | undefined) => void
  onArrange: (arrangement: ColumnArrangement) => void
}

function Rows<Row, Filter extends ListSearch>(props: RowsProps<Row, Filter>) {
  const { list, settings, hidden, isPeeking, onPeek, onArrange } = props
  const { filter, onFilter, pages, totalCount, rowId, peekOf, bulk, columns } = list
  const navigate = useNavigate()
  const keyOf = (row: Row) => String(rowId(row))
  const chosen = useChosenRows(pages.items, keyOf, rowsText(filter))
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
  const sort = sortOf(filter.sort ?? list.defaultSort)
  return (
    <div data-density={settings.density === 'normal' ? undefined : settings.density}>
      <Table
        label={list.tableLabel ?? list.title}
        columnWidthsKey={list.name.split('.')[0]}
        columns={columns.filter(({ id }) => !hidden.includes(id))}
        columnArrangement={settings.arrangement}
        onColumnArrange={onArrange}
        rows={pages.items}
        rowKey={keyOf}
        returnKey={returnKey}
        {...(list.rowLabel && { rowLabel: list.rowLabel })}
        {...(list.groupOf && { groupOf: list.groupOf })}
        {...(totalCount !== undefined && { totalCount })}
        {...(sort && { sort })}
        {...(list.defaultSort !== undefined && {
          onSortChange: (next: Sort) => onFilter(list.read(sorted(list, next))),
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
        onNearEnd={() => pages.hasMore && !pages.isLoadingMore && !pages.isError && pages.loadMore()}
        loading={pages.isPending}
        empty={list.empty}
      />
    </div>
  )
}
