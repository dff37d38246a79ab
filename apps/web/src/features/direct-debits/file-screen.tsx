import { contract, type DirectDebitItem, type ResponseOf } from '@klopt/api-client/contract'
import { AppLink, askConfirmation, Badge, Button, Card, linkClassName, Table, toast, type Column } from '@klopt/ui'
import { formatDateLong, formatEuro, formatIban } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { asApiError, isMissing } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { DetailWaiting } from '../../shell/detail-waiting.tsx'
import { ListedHeader } from '../../shell/listed-header.tsx'
import { PageLoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { collectablesHref } from './collectables-search.ts'
import { itemStates, mandateAdvice } from './collecting-words.ts'
import * as styles from './direct-debits.css.ts'
import { FileBadge } from './files-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import { RefuseModal } from './refuse-modal.tsx'

export interface FileScreenProps {
  administrationId: number
  directDebitFileId: number
}

type File = ResponseOf<typeof contract.directDebits.get>

/** One direct-debit file, with what became of each of its invoices. */
export function FileScreen({ administrationId, directDebitFileId }: FileScreenProps) {
  const asked = useQuery(query(contract.directDebits.get, { params: { administrationId, directDebitFileId } }))
  usePageTitle(asked.data ? `Incasso ${asked.data.name}` : 'Incasso')
  const back = { label: 'Te incasseren', href: collectablesHref(administrationId) }
  if (asked.data) return <Shown administrationId={administrationId} file={asked.data} back={back} />
  if (isMissing(asked.error)) return <NotFound />
  if (asked.isError) return <PageLoadError error={asked.error} onRetry={() => void asked.refetch()} />
  return <DetailWaiting back={back} />
}

interface ShownProps {
  administrationId: number
  file: File
  back: { label: string; href: string }
}

function Shown({ administrationId, file, back }: ShownProps) {
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const [refused, setRefused] = useState<DirectDebitItem | null>(null)
  const mayRefuse = mayChange && file.items.some(isWaiting)
  const columns = itemColumns(administrationId, mayRefuse ? setRefused : null)
  return (
    <>
      <ListedHeader
        back={back}
        title={`Incasso op ${formatDateLong(file.collectionDate)}`}
        badge={<FileBadge file={file} />}
        description={`${file.name} · ${formatEuro(file.totalCents)}`}
        actions={<FileActions administrationId={administrationId} file={file} mayChange={mayChange} />}
      />
      <div className={styles.stack}>
        <Card title="Facturen" padding="none">
          <Table label="Facturen in dit bestand" columns={columns} rows={file.items} rowKey={({ id }) => String(id)} />
        </Card>
        <NoticesCard file={file} />
      </div>
      {refused !== null && (
        <RefuseModal
          params={{ administrationId, directDebitFileId: file.id, itemId: refused.id }}
          number={refused.number}
          onClose={() => setRefused(null)}
        />
      )}
    </>
  )
}

const isWaiting = ({ state }: DirectDebitItem) => state === 'waiting' || state === 'changed'

function FileActions({ administrationId, file, mayChange }: Omit<ShownProps, 'back'> & { mayChange: boolean }) {
  const again = useWrite(contract.directDebits.download)
  const cancel = useWrite(contract.directDebits.cancel)
  const params = { administrationId, directDebitFileId: file.id }
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Incassobestand terugnemen?',
      text: 'Doe dit alleen als je het bestand niet aan je bank hebt gegeven. Klanten die al een e-mail kregen, laat je zelf weten dat de incasso niet doorgaat.',
      confirmLabel: 'Bestand terugnemen',
      cancelLabel: 'Behouden',
      danger: true,
    })
    if (!isSure) return
    try {
      await cancel.mutateAsync({ params })
      toast.success('Het incassobestand is teruggenomen.')
    } catch (error) {
      notifyByToast(asApiError(error))
    }
  }
  return (
    <>
      {mayChange && file.cancelledAt === null && file.paidCents === 0 && (
        <Button loading={cancel.isPending} onClick={() => void ask()}>
          Terugnemen
        </Button>
      )}
      <Button
        icon={Download}
        loading={again.isPending}
        onClick={() => void again.mutateAsync({ params }).then(download, notifyByToast)}
      >
        Downloaden
      </Button>
    </>
  )
}

const ItemBadge = ({ item: { state } }: { item: DirectDebitItem }) => (
  <Badge tone={itemStates[state].tone}>{itemStates[state].label}</Badge>
)

/** Why an invoice was not collected, and what is to be done. */
function Why({ item: { state, reason } }: { item: DirectDebitItem }) {
  if (reason !== null) {
    return (
      <span className={styles.reason}>
        {reason.text} ({reason.code}).{reason.mandate !== null && ` ${mandateAdvice[reason.mandate]}`}
      </span>
    )
  }
  if (state !== 'paid_before' && state !== 'changed') return null
  return <span className={styles.reason}>Trek deze incasso in bij je bank, anders betaalt de klant te veel.</span>
}

const itemColumns = (
  administrationId: number,
  onRefused: ((item: DirectDebitItem) => void) | null,
): Column<DirectDebitItem>[] => [
  {
    id: 'debtor',
    header: 'Rekeninghouder',
    card: 'title',
    cell: ({ debtorName, debtorIban }) => (
      <>
        {debtorName}
        <span className={styles.account}>{formatIban(debtorIban)}</span>
      </>
    ),
  },
  {
    id: 'number',
    header: 'Factuur',
    width: '132px',
    card: 'number',
    cell: ({ number, invoiceId }) => (
      <AppLink
        href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } })}
        className={linkClassName}
      >
        {number}
      </AppLink>
    ),
  },
  {
    id: 'mandate',
    header: 'Machtiging',
    width: '188px',
    priority: 2,
    // In a card why it was refused has the whole width, and what it was collected by matters less.
    card: 'detail',
    cardCell: (item) => <Why item={item} />,
    cell: ({ mandateReference, scheme, sequence }) => (
      <>
        <span className={styles.reference}>{mandateReference}</span>
        <span className={styles.reason}>
          {scheme === 'B2B' ? 'zakelijk' : 'gewoon'}, {sequence === 'OOFF' ? 'eenmalig' : 'doorlopend'}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    width: '220px',
    card: 'status',
    cardCell: (item) => <ItemBadge item={item} />,
    cell: (item) => (
      <>
        <ItemBadge item={item} />
        <Why item={item} />
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    align: 'end',
    width: '116px',
    card: 'amount',
    cell: ({ amountCents }) => formatEuro(amountCents),
  },
  ...(onRefused === null
    ? []
    : [
        {
          id: 'actions',
          header: '',
          name: 'Acties',
          align: 'end',
          width: '124px',
          card: 'detail',
          cell: (item) =>
            isWaiting(item) && (
              <Button size="small" aria-label={`Geweigerd: ${item.number}`} onClick={() => onRefused(item)}>
                Geweigerd
              </Button>
            ),
        } satisfies Column<DirectDebitItem>,
      ]),
]
