import { Button, DateField, EmptyState, TextField } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { ListEnd } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { sortOf, type ListSearch, type ListStarts } from '../shared/lists/list-search.ts'
import * as styles from './list-screen.css.ts'
import type { ListScreenProps } from './list-screen-types.ts'

/** From so many rows on it takes long to scroll to one. */
const LONG_ROWS = 200

interface ListJumpProps<Row, Filter extends ListSearch> {
  list: ListScreenProps<Row, Filter>
}

/** The column a list is sorted by, where it can begin at a value of it. */
function startColumn<Row, Filter extends ListSearch>({ filter, defaultSort, starts }: ListScreenProps<Row, Filter>) {
  const sort = sortOf(filter.sort ?? defaultSort)
  return sort && starts?.[sort.columnId]
}

const startText = ({ kind, label }: ListStarts[string], start: string): string =>
  `${label} ${kind === 'date' ? formatDateShort(start) : start}`

/** Instead of rows where there are none: not what one begins with, when there are rows before where the list begins. */
export function ListEmpty<Row, Filter extends ListSearch>({ list }: ListJumpProps<Row, Filter>) {
  const { start } = list.filter
  const column = startColumn(list)
  if (!column || start === undefined) return <Nothing list={list} />
  return (
    <EmptyState icon={ListEnd} title="Hier houdt de lijst op">
      Vanaf {startText(column, start)} is er niets.
    </EmptyState>
  )
}

/** No row passes what was asked for: with a way back where something was typed or filtered. */
function Nothing<Row, Filter extends ListSearch>({ list }: ListJumpProps<Row, Filter>) {
  const { filter, filters, onFilter, empty } = list
  const isFiltered = filter.from !== undefined || (filters !== undefined && filters.count > 0)
  if (filter.search === undefined && !isFiltered) return empty
  const all = { ...(filters?.cleared ?? filter), search: undefined, from: undefined, to: undefined, peek: undefined }
  return (
    <>
      {empty}
      <div className={styles.clear}>
        <Button onClick={() => onFilter(all)}>Alles tonen</Button>
      </div>
    </>
  )
}

/** Above a list that does not begin at its begin: where it does, and the ways back. */
export function ListStart<Row, Filter extends ListSearch>({ list }: ListJumpProps<Row, Filter>) {
  const { filter, onFilter, pages } = list
  const column = startColumn(list)
  if (!column || filter.start === undefined) return null
  return (
    <div className={styles.jump}>
      <span>De lijst begint bij {startText(column, filter.start)}.</span>
      {pages.hasEarlier && (
        <Button size="small" loading={pages.isLoadingEarlier} onClick={pages.loadEarlier}>
          Eerdere laden
        </Button>
      )}
      <Button size="small" variant="link" onClick={() => onFilter({ ...filter, start: undefined, peek: undefined })}>
        Naar het begin
      </Button>
    </div>
  )
}

/** Under a long list: lets it begin at a date or number of the column it is sorted by. */
export function ListJump<Row, Filter extends ListSearch>({ list }: ListJumpProps<Row, Filter>) {
  const { filter, onFilter, pages, totalCount } = list
  const column = startColumn(list)
  const isLong = totalCount === undefined ? pages.hasMore : totalCount > LONG_ROWS
  if (!column || filter.start !== undefined || !isLong) return null
  const label = `Ga naar ${column.label}`
  const begin = (start: string) => onFilter({ ...filter, start, peek: undefined })
  return (
    <div className={styles.jump}>
      <span aria-hidden>{label}</span>
      {column.kind === 'date' ? (
        <StartDate label={label} onStart={begin} />
      ) : (
        <StartText label={label} onStart={begin} />
      )}
    </div>
  )
}

interface StartProps {
  label: string
  onStart: (start: string) => void
}

/** The press is used up: the field goes with it, and what has the focus then would be pressed by it as well. */
const onEnter = (go: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  go()
}

function StartDate({ label, onStart }: StartProps) {
  const [date, setDate] = useState<string | null>(null)
  const go = () => date !== null && onStart(date)
  return (
    <>
      <DateField
        labelHidden
        label={label}
        size="small"
        className={styles.start}
        value={date}
        onChange={setDate}
        onKeyDown={onEnter(go)}
      />
      <Button size="small" onClick={go}>
        Ga
      </Button>
    </>
  )
}

function StartText({ label, onStart }: StartProps) {
  const [text, setText] = useState('')
  const go = () => text.trim() !== '' && onStart(text.trim())
  return (
    <>
      <TextField
        labelHidden
        label={label}
        size="small"
        className={styles.start}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onEnter(go)}
      />
      <Button size="small" onClick={go}>
        Ga
      </Button>
    </>
  )
}
