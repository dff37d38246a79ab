import { Button, DateField, TextField } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { useState } from 'react'
import { sortOf, type ListSearch } from '../shared/lists/list-search.ts'
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

/** Above a list that does not begin at its begin: where it does, and the ways back. */
export function ListStart<Row, Filter extends ListSearch>({ list }: ListJumpProps<Row, Filter>) {
  const { filter, onFilter, pages } = list
  const column = startColumn(list)
  if (!column || filter.start === undefined) return null
  const at = column.kind === 'date' ? formatDateShort(filter.start) : filter.start
  return (
    <div className={styles.jump}>
      <span>
        De lijst begint bij {column.label} {at}.
      </span>
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
        onKeyDown={(event) => event.key === 'Enter' && go()}
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
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      <Button size="small" onClick={go}>
        Ga
      </Button>
    </>
  )
}
