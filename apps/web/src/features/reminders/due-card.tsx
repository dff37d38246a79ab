import { contract, type DueLetter } from '@klopt/api-client/contract'
import { AppLink, Button, Card, EmptyState, linkClassName, Table, toast, type Column } from '@klopt/ui'
import { formatMoney } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'

/** The letters of today, to check and send. */
export function DueCard({ administrationId }: { administrationId: number }) {
  const params = { administrationId }
  const { data, isError, error, refetch } = useQuery(query(contract.reminders.due, { params }))
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const send = useWrite(contract.reminders.send)
  const items = data?.items ?? []
  const sendTo = (letters: readonly DueLetter[]) => {
    const contactIds = letters.filter(({ recipient }) => recipient !== null).map(({ contactId }) => contactId)
    const onSuccess = () =>
      void toast.success(contactIds.length === 1 ? 'De brief gaat eruit' : 'De brieven gaan eruit')
    send.mutate({ params, body: { contactIds: [...new Set(contactIds)] } }, { onSuccess, onError: notifyByToast })
  }
  const canSend = mayChange && items.some(({ recipient }) => recipient !== null)
  return (
    <Card
      title="Vandaag te versturen"
      padding="none"
      aside={
        canSend && (
          <Button size="small" variant="primary" loading={send.isPending} onClick={() => sendTo(items)}>
            Alles versturen
          </Button>
        )
      }
    >
      {isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Table
          label="Vandaag te versturen"
          columns={columnsOf(administrationId)}
          rows={items}
          rowKey={({ contactId, stepId }) => `${contactId} ${stepId}`}
          loading={data === undefined}
          empty={
            <EmptyState icon={MailCheck} title="Vandaag is er niets te versturen">
              Zodra een factuur te laat is en een stap aan de beurt komt, staat ze hier.
            </EmptyState>
          }
        />
      )}
    </Card>
  )
}

const columnsOf = (administrationId: number): readonly Column<DueLetter>[] => [
  {
    id: 'contact',
    header: 'Aan',
    card: 'title',
    cell: ({ contactName, recipient }) => (recipient === null ? `${contactName} (geen e-mailadres)` : contactName),
  },
  { id: 'step', header: 'Stap', card: 'detail', cell: ({ stepName }) => stepName },
  {
    id: 'invoices',
    header: 'Facturen',
    card: 'none',
    cell: ({ invoices }) =>
      invoices.map(({ id, number }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <AppLink
            href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } })}
            className={linkClassName}
          >
            {number}
          </AppLink>
        </span>
      )),
  },
  {
    id: 'costs',
    header: 'Kosten en rente',
    width: '130px',
    align: 'end',
    card: 'none',
    cell: ({ kind, costsCents, interestCents }) => (kind === 'demand' ? formatMoney(costsCents + interestCents) : ''),
  },
  {
    id: 'open',
    header: 'Openstaand',
    width: '120px',
    align: 'end',
    card: 'amount',
    cell: ({ openCents }) => formatMoney(openCents),
  },
]
