import { contract } from '@klopt/api-client/contract'
import { Button, Card } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { download } from '../../app/transport/download.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'

interface InvoiceHoursProps {
  administrationId: number
  invoiceId: number
}

/** The hours that an invoice bills, with the specification to send along; nothing where it bills none. */
export function InvoiceHours({ administrationId, invoiceId }: InvoiceHoursProps) {
  const params = { administrationId, invoiceId }
  const entries = useQuery(query(contract.hours.ofInvoice, { params })).data ?? []
  const pdf = useWrite(contract.hours.specification, { errors: 'screen', onAnswer: download })
  if (entries.length === 0) return null
  const sum = (key: 'seconds' | 'billedSeconds') => entries.reduce((total, entry) => total + entry[key], 0)
  const lines = entries.length === 1 ? '1 urenregel' : `${entries.length} urenregels`
  const worked = formatDuration(sum('seconds'))
  const billed = formatDuration(sum('billedSeconds'))
  return (
    <Card
      title="Uren op deze factuur"
      aside={
        <Button
          size="small"
          icon={Download}
          loading={pdf.isPending}
          onClick={() => pdf.mutate({ params }, { onError: notifyByToast })}
        >
          Urenspecificatie
        </Button>
      }
    >
      {lines}, {billed} uur{worked === billed ? '' : ` na afronding van ${worked}`}.
    </Card>
  )
}
