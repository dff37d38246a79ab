import { isLate } from '@klopt/bookkeeping/calendar'
import { openToPay } from '@klopt/bookkeeping/payments'
import type { Payable, WaitingPayable } from '@klopt/api-client/contract'
import { AppLink, Badge, linkClassName, type Column } from '@klopt/ui'
import { formatDateShort, formatIban, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../../app/routing/address.ts'
import { DueDate, DueIn } from '../../../shared/lists/due-date.tsx'
import { PurchaseBadge } from '../purchase-badge.tsx'
import { waitingHref, waitingText } from '../waiting-lines.ts'
import { AmountField } from './amount-field.tsx'
import * as styles from './payments-screen.css.ts'

export interface PayableColumnsOptions {
  administrationId: number
  today: string
  totalOpenCents: number | undefined
  /** What is chosen comes to, of which it can be said how much is paid now; undefined while nothing is. */
  payingCents: number | undefined
  /** By purchase, the line of the bank that waits and pays it. */
  waiting: ReadonlyMap<number, WaitingPayable>
}

/** The columns of what is to be paid. */
export function payableColumns(options: PayableColumnsOptions): Column<Payable>[] {
  const { administrationId, today, totalOpenCents, payingCents, waiting } = options
  const stateOf = (payable: Payable) => (
    <PayableState {...{ administrationId, payable, today }} waiting={waitingFor(payable, waiting)} />
  )
  return [
    {
      id: 'contact',
      header: 'Leverancier',
      card: 'title',
      total: 'Totaal',
      cell: ({ contactName }) => <span className={styles.name}>{contactName || 'Onbekend'}</span>,
    },
    {
      id: 'number',
      header: 'Factuur',
      sortable: true,
      width: '120px',
      // When it is due says more.
      priority: 2,
      card: 'number',
      cell: ({ number, purchaseId }) => (
        <span className={styles.number}>
          {purchaseId === null ? number : <NumberLink {...{ administrationId, number, purchaseId }} />}
        </span>
      ),
    },
    {
      id: 'documentDate',
      header: 'Datum',
      sortable: true,
      width: '116px',
      priority: 3,
      cell: ({ documentDate }) => formatDateShort(documentDate),
    },
    {
      id: 'dueDate',
      header: 'Vervalt',
      sortable: true,
      width: '116px',
      card: 'due',
      cell: (payable) => <DueDate date={payable.dueDate} isLate={isLate(payable, today)} />,
      // Why it cannot be paid says more than when it had to be.
      cardCell: (payable) =>
        canBePaid(payable) && waitingFor(payable, waiting) === undefined ? (
          <DueIn date={payable.dueDate} today={today} />
        ) : (
          stateOf(payable)
        ),
    },
    {
      id: 'iban',
      header: 'IBAN',
      width: '200px',
      // Whose it is and when it is due say more: it gives way first.
      priority: 3,
      cell: ({ iban }) => (iban === null ? '–' : <span className={styles.iban}>{formatIban(iban)}</span>),
    },
    {
      id: 'state',
      header: 'Status',
      width: '144px',
      card: 'none',
      cell: stateOf,
    },
    {
      id: 'openCents',
      header: 'Openstaand',
      sortable: true,
      align: 'end',
      width: '112px',
      // What is paid now stands beside it, as much unless somebody says less.
      ...(payingCents !== undefined && { priority: 2 }),
      card: 'amount',
      total: totalOpenCents !== undefined && formatEuro(totalOpenCents),
      cell: ({ openCents }) => formatEuro(openCents),
    },
    ...(payingCents !== undefined
      ? [
          {
            id: 'amount',
            header: 'Nu betalen',
            align: 'end',
            width: '136px',
            card: 'detail',
            total: formatEuro(payingCents),
            cell: (row) => <AmountField payable={row} />,
          } satisfies Column<Payable>,
        ]
      : []),
  ]
}

/** Nothing has to be said of it but when it is due. */
const canBePaid = ({ iban, paymentFileCents, openCents }: Payable): boolean =>
  iban !== null && paymentFileCents === null && openCents >= 0

/** The line of the bank that pays it, where one waits. */
export const waitingFor = ({ purchaseId }: Payable, lines: ReadonlyMap<number, WaitingPayable>) =>
  purchaseId === null ? undefined : lines.get(purchaseId)

const NumberLink = (payable: { administrationId: number; number: string; purchaseId: number }) => (
  <AppLink
    href={administrationAddress(payable.administrationId, 'purchases/$purchaseId', {
      params: { purchaseId: payable.purchaseId },
    })}
    tabIndex={-1}
    className={linkClassName}
  >
    {payable.number}
  </AppLink>
)

interface PayableStateProps {
  administrationId: number
  payable: Payable
  today: string
  /** What is paid back to a customer is never late. */
  isCredit?: boolean
  waiting?: WaitingPayable | undefined
}

/** That it was paid already, why it cannot be chosen, or else whether it is pressing. */
export function PayableState(props: PayableStateProps) {
  const { administrationId, payable, today, isCredit = false, waiting } = props
  const { iban, contactId, paymentFileCents, openCents } = payable
  if (waiting !== undefined) {
    return (
      <AppLink href={waitingHref(administrationId, waiting)} title={waitingText(waiting)} className={styles.badgeLink}>
        <Badge tone="info">Bankregel wacht</Badge>
      </AppLink>
    )
  }
  if (paymentFileCents !== null) {
    return <Badge tone="info">{paymentFileCents < openToPay(payable) ? 'Deels in bestand' : 'In betaalbestand'}</Badge>
  }
  if (iban === null) {
    return contactId === null ? (
      <Badge tone="warning">IBAN ontbreekt</Badge>
    ) : (
      <AppLink
        href={administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId } })}
        className={styles.badgeLink}
      >
        <Badge tone="warning">IBAN ontbreekt</Badge>
      </AppLink>
    )
  }
  if (openCents < 0) return <Badge>Te verrekenen</Badge>
  if (isCredit) return null
  return <PurchaseBadge status={isLate(payable, today) ? 'late' : 'open'} />
}
