import {
  BackLink,
  Card,
  HeaderActions,
  ListLayout,
  LoadMore,
  PageHeader,
  type Column,
  type ListSegment,
} from '@klopt/ui'
import { useEffect, type ReactNode } from 'react'
import { rememberRows } from '../app/routing/left-rows.ts'
import { useLetterKey } from '../shared/keys/use-letter-key.ts'
import { columnLabel } from '../shared/lists/column-label.ts'
import { isUnfiltered, rowsText, type ListSearch } from '../shared/lists/list-search.ts'
import { hiddenOf } from '../shared/lists/list-settings.ts'
import { useChosenRows } from '../shared/lists/use-chosen-rows.ts'
import { useListSettings } from '../shared/lists/use-list-settings.ts'
import { ListJump, ListStart } from './list-jump.tsx'
import { ListPeek } from './list-peek.tsx'
import { ListRows } from './list-rows.tsx'
import type { ListScreenProps } from './list-screen-types.ts'
import { ListTools } from './list-tools.tsx'
import { useListViews } from './list-views.tsx'
import * as styles from './list-screen.css.ts'

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
  const chosen = useChosenRows(pages.items, (row) => String(rowId(row)), rowsText(filter))
  const viewing = useListViews({ list: props, settings, change, hidden })
  const header = <Header list={props} />
  if (isBare(props)) {
    return (
      <>
        {header}
        {props.tabs}
        <Card padding="none">{props.empty}</Card>
      </>
    )
  }
  return (
    <>
      {header}
      {props.tabs}
      <ListLayout
        select={Boolean(bulk ?? props.selection)}
        peek={Boolean(peekOf)}
        search={props.searchLabel !== undefined}
        rows={props.instead === undefined}
        toolbar={
          <div className={styles.above}>
            {viewing.row}
            <ListTools
              list={props}
              save={viewing.save}
              display={{
                columns: choices.map((column) => ({
                  id: column.id,
                  label: columnLabel(column),
                  shown: !hidden.includes(column.id),
                })),
                onColumnsChange,
                density: settings.density,
                onDensityChange: (density) => change({ density }),
              }}
              {...(bulk && { onChoose: () => chosen.onChoosingChange(true) })}
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
        {props.instead ?? (
          <Card padding="none" className={props.months && styles.months}>
            <ListRows
              list={props}
              settings={settings}
              hidden={hidden}
              chosen={chosen}
              isPeeking={peeked !== undefined}
              onPeek={peek}
              onArrange={(arrangement) => change({ arrangement })}
            />
          </Card>
        )}
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

interface HeaderProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
}

function Header<Row, Filter extends ListSearch>({ list }: HeaderProps<Row, Filter>) {
  const { title, back } = list
  const shared = {
    title,
    className: styles.header,
    // As high on every list, whether it has a sum or not.
    description: list.summary || '\u00a0',
    actions: list.actions ?? addOf(list),
  }
  return (
    <>
      {back && <BackLink {...back} />}
      <PageHeader {...shared} />
    </>
  )
}

function addOf<Row, Filter extends ListSearch>(list: ListScreenProps<Row, Filter>): ReactNode {
  const { add, besides } = list
  const isBelow = isBeginning(list)
  // The others move up to where it stood.
  if (besides) return <HeaderActions besides={besides}>{!isBelow && add}</HeaderActions>
  // Another button each time: whoever is on the way to the one above is not left holding one that cannot be seen.
  return (
    add && (
      <div key={String(isBelow)} className={isBelow ? styles.room : styles.buttons}>
        {add}
      </div>
    )
  )
}

/** Whether nothing was ever listed: the table has one sentence and its own button, which needs no second. */
const isBeginning = <Row, Filter extends ListSearch>({ pages, filter }: ListScreenProps<Row, Filter>): boolean =>
  !pages.isPending && !pages.isError && pages.items.length === 0 && isUnfiltered(filter) && filter.start === undefined

/** Whether there is nothing to search, filter, sort or take along: not in another segment of the list either. */
const isBare = <Row, Filter extends ListSearch>(list: ListScreenProps<Row, Filter>): boolean =>
  isBeginning(list) && !list.isSearchFirst && (list.segments ?? []).every(({ count }) => isNone(count))

const isNone = (count: ListSegment['count']): boolean => count === 0 || count === '0'

/** J where no row has the focus goes to the rows; from there it goes down. */
function goToRows(): void {
  document.querySelector<HTMLElement>('main tbody > tr[tabindex="0"]')?.focus()
}

/** The columns that can be left out: not what a row is, what it comes to, or what is done with it. */
const choicesOf = <Row,>([, ...columns]: readonly Column<Row>[]) =>
  columns.filter(({ card, header }) => card !== 'title' && card !== 'amount' && header !== '')
