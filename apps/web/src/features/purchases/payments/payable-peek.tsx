import type { Payable, WaitingPayable } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, DescriptionList, linkClassName } from '@klopt/ui'
import { formatDateShort, formatEuro, formatIban } from '@klopt/validators'
import { administrationAddress } from '../../../app/routing/address.ts'
import { waitingHref, waitingText } from '../waiting-lines.ts'
import { PayableState } from './payable-columns.tsx'

/** 'Van Dijk B.V. 2026-118' */
export const nameOf = ({ contactName, number }: Payable): string => `${contactName || 'Onbekend'} ${number}`

interface PayablePeekProps {
  administrationId: number
  row: Payable
  today: string
  /** The line of the bank that waits and pays it. */
  waiting: WaitingPayable | undefined
}

/** What is to be paid, beside the list. */
export function payablePeek({ administrationId, row, today, waiting }: PayablePeekProps) {
  const { purchaseId, paymentFileCents } = row
  const items = [
    { term: 'Leverancier', details: row.contactName || 'Onbekend' },
    { term: 'IBAN', details: row.iban === null ? 'Ontbreekt' : formatIban(row.iban) },
    { term: 'Factuur', details: row.number || '–' },
    { term: 'Betalingskenmerk', details: row.paymentReference || '–' },
    { term: 'Factuurdatum', details: formatDateShort(row.documentDate) },
    { term: 'Vervalt', details: formatDateShort(row.dueDate) },
    { term: 'Openstaand', details: formatEuro(row.openCents) },
    { term: 'In betaalbestand', details: paymentFileCents === null ? '–' : formatEuro(paymentFileCents) },
    ...(waiting === undefined
      ? []
      : [
          {
            term: 'Bij de bank',
            details: (
              <AppLink href={waitingHref(administrationId, waiting)} className={linkClassName}>
                {waitingText(waiting)}
              </AppLink>
            ),
          },
        ]),
    {
      term: 'Status',
      details: <PayableState administrationId={administrationId} payable={row} today={today} waiting={waiting} />,
    },
  ]
  return {
    label: nameOf(row),
    content: <DescriptionList items={items} />,
    actions: purchaseId !== null && (
      <AppLink
        href={administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId } })}
        className={buttonClassName()}
      >
        Inkoopfactuur openen
      </AppLink>
    ),
  }
}
