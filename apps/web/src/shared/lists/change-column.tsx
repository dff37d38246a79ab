import { Button, type Column } from '@klopt/ui'

/** A button in each row that opens it to be changed; `nameOf` says which one that is. */
export const changeColumn = <Row,>(nameOf: (row: Row) => string, onChange: (row: Row) => void): Column<Row> => ({
  id: 'change',
  header: '',
  name: 'Wijzigen',
  width: '110px',
  align: 'end',
  card: 'status',
  cell: (row) => (
    <Button size="small" aria-label={`${nameOf(row)} wijzigen`} onClick={() => onChange(row)}>
      Wijzigen
    </Button>
  ),
})
