import { DateRangeField, Button, Kbd, ListToolbar, SearchField, Switch, type ListDisplay } from '@klopt/ui'
import type { ReactNode } from 'react'
import { exportsOf } from '../shared/lists/exports-of.ts'
import type { ListSearch } from '../shared/lists/list-search.ts'
import { periodText } from '../shared/lists/period-text.ts'
import { useIsPhone } from '../shared/look/use-is-phone.ts'
import { CardTools } from './card-tools.tsx'
import * as styles from './list-screen.css.ts'
import type { ListPages, ListScreenProps } from './list-screen-types.ts'
import { sorted, sortNow } from './list-sort.ts'

interface ListToolsProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
  /** Keeps what is shown as a view: beside the search, where a chip that comes and goes moves no row. */
  save: ReactNode
  display: ListDisplay
  /** Whether a press on a row shows it beside the list; undefined where rows cannot be shown there. */
  peeks: boolean | undefined
  onPeeks: (peeks: boolean) => void
  /** Begins choosing among cards; undefined where none can be. */
  onChoose?: () => void
  /** Puts columns that were moved or pinned back; undefined while they stand as they came. */
  onColumnsBack: (() => void) | undefined
}

/** The row above a list; whatever is chosen there stands in the address. */
export function ListTools<Row, Filter extends ListSearch>(props: ListToolsProps<Row, Filter>) {
  const { list, save, display, peeks, onPeeks, onColumnsBack, onChoose } = props
  const { filter, onFilter, segments, filters, dateLabel, searchLabel, exports } = list
  const range = filter.from !== undefined && filter.to !== undefined ? { from: filter.from, to: filter.to } : null
  const isPhone = useIsPhone()
  const hasCards = isPhone && (onChoose !== undefined || list.defaultSort !== undefined)
  const narrow = (change: Partial<ListSearch>) => onFilter({ ...filter, ...change, peek: undefined })
  return (
    <ListToolbar
      label={`Welke ${list.itemsName}`}
      className={styles.toolbar}
      {...(segments && { segments })}
      {...(exports && { exports: exportsOf(exports, isEmpty(list.pages)) })}
      search={
        (searchLabel !== undefined || Boolean(save)) && (
          <div className={styles.searchRow}>
            {searchLabel !== undefined && (
              <SearchField
                label={searchLabel}
                placeholder={list.searchPlaceholder}
                {...(list.searchDelayMs !== undefined && { debounceMs: list.searchDelayMs })}
                suffix={<Kbd>/</Kbd>}
                autoFocus={list.isSearchFirst === true}
                value={filter.search ?? ''}
                onSearch={(search) => narrow({ search: search || undefined })}
              />
            )}
            {save}
          </div>
        )
      }
      date={
        dateLabel !== undefined && (
          <DateRangeField
            labelHidden
            label={dateLabel}
            value={range}
            onChange={(chosen) => narrow({ from: chosen?.from, to: chosen?.to })}
          />
        )
      }
      dateText={range ? periodText(range) : undefined}
      {...((filters ?? hasCards) && {
        filters: {
          count: filters?.count ?? 0,
          onClear: () => filters && onFilter(filters.cleared),
          children: (close) => (
            <>
              {filters?.fields}
              {hasCards && <ListCardTools list={list} onChoose={onChoose} close={close} />}
            </>
          ),
        },
      })}
      // Without rows there are no columns to choose.
      {...(list.instead === undefined && {
        display: {
          ...display,
          children: (
            <>
              {onColumnsBack && (
                <Button size="small" onClick={onColumnsBack}>
                  Kolommen terugzetten
                </Button>
              )}
              {peeks !== undefined && (
                <Switch
                  label="Inkijken naast de lijst"
                  hint="Een klik op een regel laat die hier zien. Met Spatie kan dat altijd."
                  checked={peeks}
                  onChange={onPeeks}
                />
              )}
            </>
          ),
        },
      })}
    />
  )
}

interface ListCardToolsProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
  onChoose: (() => void) | undefined
  close: () => void
}

/** What heads and boxes do in a table. */
function ListCardTools<Row, Filter extends ListSearch>({ list, onChoose, close }: ListCardToolsProps<Row, Filter>) {
  return (
    <CardTools
      columns={list.columns}
      sort={sortNow(list)}
      onSort={list.defaultSort === undefined ? undefined : (sort) => list.onFilter(sorted(list, sort))}
      onChoose={
        onChoose &&
        (() => {
          close()
          onChoose()
        })
      }
    />
  )
}

const isEmpty = ({ isPending, isError, items }: ListPages<unknown>): boolean =>
  !isPending && !isError && items.length === 0
