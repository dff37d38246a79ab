import { contract, type ContactEvent } from '@klopt/api-client/contract'
import { ActivityList, AppLink, Card, linkClassName, type Activity } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import {
  ArrowLeftRight,
  BanknoteArrowDown,
  BellRing,
  Eye,
  FileCheck,
  MailWarning,
  Send,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { eventText } from './contact-events.ts'

interface ContactActivityProps {
  administrationId: number
  contactId: number
}

/** What happened last with the invoices of a contact. It comes last on its screen: what it pushes away is nothing. */
export function ContactActivity({ administrationId, contactId }: ContactActivityProps) {
  const { data } = useFresh(contract.contacts.activity, { params: { administrationId, contactId } })
  if (data === undefined || data.items.length === 0) return null
  return (
    <Card title="Activiteit">
      <ActivityList label="Activiteit van deze relatie" activities={data.items.map(activityOf(administrationId))} />
    </Card>
  )
}

const icons: Record<ContactEvent['kind'], LucideIcon> = {
  final: FileCheck,
  sent: Send,
  bounced: MailWarning,
  viewed: Eye,
  paid: BanknoteArrowDown,
  returned: Undo2,
  settled: ArrowLeftRight,
  reminded: BellRing,
}

const activityOf =
  (administrationId: number) =>
  (event: ContactEvent, index: number): Activity => ({
    id: `${index}`,
    icon: icons[event.kind],
    moment: formatDateShort(event.date),
    dateTime: event.date,
    text:
      event.invoiceId === null ? (
        eventText(event)
      ) : (
        <AppLink
          href={administrationAddress(administrationId, 'invoices/$invoiceId', {
            params: { invoiceId: event.invoiceId },
          })}
          className={linkClassName}
        >
          {eventText(event)}
        </AppLink>
      ),
  })
