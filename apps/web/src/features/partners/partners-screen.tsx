import { contract, type Partner } from '@klopt/api-client/contract'
import { Alert, Badge, Button, Card, EmptyState, PageHeader, Table, type Column } from '@klopt/ui'
import { formatDate, formatDecimal, formatAmount } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { changeColumn } from '../../shared/lists/change-column.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { PartnerModal } from './partner-modal.tsx'
import * as styles from './partners.css.ts'

/** The partners of a business: their days, their accounts and what they agreed on about the profit. */
export function PartnersScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Vennoten')
  const params = { administrationId }
  const { data, isError, error, refetch } = useQuery(query(contract.partners.list, { params }))
  const profile = useQuery(query(contract.administrations.profile, { params })).data
  const [open, setOpen] = useState<'new' | Partner | null>(null)
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const isPartnership = profile?.legalForm === 'vof'
  const add = mayChange && (
    // Another business may get ready for partners, but it is not what the screen asks of it.
    <Button variant={isPartnership ? 'primary' : 'secondary'} icon={Plus} onClick={() => setOpen('new')}>
      Vennoot toevoegen
    </Button>
  )
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Vennoten"
        description="Bij het afsluiten van een boekjaar wordt het resultaat zo over hen verdeeld."
        actions={data && data.length > 0 && add}
      />
      {profile && !isPartnership && (
        <Alert tone="info">
          Alleen bij een vof wordt het resultaat over vennoten verdeeld. De rechtsvorm kies je bij Bedrijf.
        </Alert>
      )}
      {/* A card of its own once it is known what stands above: what waits is not pushed away. */}
      <Card key={profile ? 'known' : 'waiting'} padding="none">
        {isError ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Table
            label="Vennoten"
            columns={[...columns, ...(mayChange ? [changeColumn<Partner>(({ name }) => name, setOpen)] : [])]}
            rows={data ?? []}
            rowKey={({ id }) => String(id)}
            loading={data === undefined}
            empty={
              <EmptyState icon={Users} title="Nog geen vennoten" action={add}>
                Elke vennoot krijgt een eigen kapitaal- en privérekening.
              </EmptyState>
            }
          />
        )}
      </Card>
      {open !== null && (
        <PartnerModal
          administrationId={administrationId}
          partner={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

const columns: readonly Column<Partner>[] = [
  {
    id: 'name',
    header: 'Naam',
    card: 'title',
    cell: ({ name, untilDate }) => (
      <>
        {name} {untilDate !== null && <Badge>tot en met {formatDate(untilDate)}</Badge>}
      </>
    ),
  },
  {
    id: 'accounts',
    header: 'Kapitaal en privé',
    width: '140px',
    card: 'detail',
    cell: ({ capitalAccount, privateAccount }) => `${capitalAccount.number} en ${privateAccount.number}`,
  },
  {
    id: 'interest',
    header: 'Rente',
    width: '80px',
    align: 'end',
    card: 'none',
    cell: ({ interestPercent }) => `${formatDecimal(interestPercent)}%`,
  },
  {
    id: 'fee',
    header: 'Arbeidsvergoeding',
    width: '160px',
    align: 'end',
    card: 'none',
    cell: ({ labourFeeCents }) => formatAmount(labourFeeCents),
  },
  { id: 'share', header: 'Aandeel', width: '90px', align: 'end', card: 'amount', cell: ({ share }) => String(share) },
]
