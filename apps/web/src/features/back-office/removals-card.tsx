import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Button, Card, Table, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { dayOfInstant } from '../../shared/dates/times.ts'
import * as styles from './back-office.css.ts'
import { CarryOutRemovalModal } from './carry-out-removal-modal.tsx'

type Removal = ResponseOf<typeof contract.backOffice.removalRequests>[number]

/** Who asked to be removed, and when that may be; from that day on it is done here. */
export function RemovalsCard() {
  const { data, dataUpdatedAt } = useQuery(query(contract.backOffice.removalRequests, {}))
  const [chosen, setChosen] = useState<Removal | null>(null)
  const columns = useMemo(() => [...removalColumns, removeColumn(dataUpdatedAt / 1000, setChosen)], [dataUpdatedAt])
  if (data === undefined) return null
  return (
    <Card title="Verwijderverzoeken" padding="none">
      {data.length === 0 ? (
        <p className={styles.nothing}>Er is geen verzoek om een administratie te verwijderen.</p>
      ) : (
        <Table
          label="Verwijderverzoeken"
          columns={columns}
          rows={data}
          rowKey={({ administrationId }) => String(administrationId)}
        />
      )}
      {chosen && <CarryOutRemovalModal removal={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}

const dayOf = (seconds: number): string => formatDateShort(dayOfInstant(seconds))

const removalColumns: readonly Column<Removal>[] = [
  { id: 'companyName', header: 'Administratie', card: 'title', cell: ({ companyName }) => companyName },
  {
    id: 'mainUser',
    header: 'Hoofdgebruiker',
    card: 'detail',
    cell: ({ mainUser }) => mainUser ?? '–',
    cardCell: ({ mainUser }) => mainUser,
  },
  { id: 'requestedAt', header: 'Gevraagd', card: 'number', cell: ({ requestedAt }) => dayOf(requestedAt) },
  {
    id: 'readyAt',
    header: 'Mag weg vanaf',
    card: 'due',
    cell: ({ readyAt }) => (readyAt === null ? 'wordt bekeken' : dayOf(readyAt)),
    cardCell: ({ readyAt }) => readyAt !== null && `weg vanaf ${dayOf(readyAt)}`,
  },
]

const removeColumn = (nowSeconds: number, onRemove: (removal: Removal) => void): Column<Removal> => ({
  id: 'remove',
  header: '',
  name: 'Verwijderen',
  width: '150px',
  card: 'detail',
  cell: (removal) =>
    removal.readyAt !== null &&
    removal.readyAt <= nowSeconds && (
      <Button
        size="small"
        className={styles.rowDeed}
        aria-label={`${removal.companyName} verwijderen`}
        onClick={() => onRemove(removal)}
      >
        Verwijderen
      </Button>
    ),
})
