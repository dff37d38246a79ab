import { ActivityList, AppLink, Card, linkClassName, type Activity } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { BanknoteArrowUp, FileCheck, FilePen, Undo2 } from 'lucide-react'
import { entryHref } from '../../../app/routing/hrefs.ts'
import { endOfDay, instantOrder, instantText } from '../../../shared/dates/times.ts'
import type { Purchase } from '../booking/wire.ts'

interface PurchaseActivityProps {
  administrationId: number
  purchase: Pick<Purchase, 'kind' | 'number' | 'reversalEntryId' | 'createdAt' | 'bookedAt' | 'payments'>
}

/** What happened to a purchase, the last thing first. */
export function PurchaseActivity({ administrationId, purchase }: PurchaseActivityProps) {
  const { number, reversalEntryId } = purchase
  const past = pastOf(purchase)
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .toReversed()
  const reversal: Activity[] =
    reversalEntryId === null
      ? []
      : [
          {
            id: 'reversed',
            icon: Undo2,
            moment: '',
            text: (
              <AppLink href={entryHref(administrationId, reversalEntryId)} className={linkClassName}>
                Boeking teruggedraaid
              </AppLink>
            ),
          },
        ]
  return (
    <Card title="Wat er gebeurde">
      <ActivityList label={`Wat er gebeurde met ${number}`} activities={[...reversal, ...past]} />
    </Card>
  )
}

/** An activity with what it is sorted by: what happened on a day stands after what happened at a time of that day. */
type Placed = Activity & { order: string }

const atInstant = (timestamp: number) => ({ moment: instantText(timestamp), order: instantOrder(timestamp) })

function pastOf({ kind, createdAt, bookedAt, payments }: PurchaseActivityProps['purchase']): Placed[] {
  return [
    { id: 'entered', icon: FilePen, text: 'Ingevoerd', ...atInstant(createdAt) },
    ...(bookedAt === null ? [] : [{ id: 'booked', icon: FileCheck, text: 'Geboekt', ...atInstant(bookedAt) }]),
    ...payments.map(({ date, amountCents, setOff }, index) => ({
      id: `payment-${index}`,
      icon: setOff === null && !isBack(kind, amountCents) ? BanknoteArrowUp : Undo2,
      text: `${formatEuro(Math.abs(amountCents))} ${setOff === null ? deedOf(kind, amountCents) : `verrekend met ${setOff.number}`}`,
      moment: formatDateShort(date),
      order: endOfDay(date),
    })),
  ]
}

/** It came back on the bank, so that it is to be paid again. */
const isBack = (kind: Purchase['kind'], amountCents: number): boolean => (kind === 'invoice') === amountCents < 0

const deedOf = (kind: Purchase['kind'], amountCents: number): string =>
  isBack(kind, amountCents) ? 'teruggeboekt' : 'betaald'
