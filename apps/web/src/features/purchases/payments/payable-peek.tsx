import type { Payable } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, DescriptionList } from '@klopt/ui'
import { formatDateShort, formatEuro, formatIban } from '@klopt/validators'
import { administrationAddress } from '../../../app/routing/address.ts'
import { PayableState } from './payable-columns.tsx'

/** 'Van Dijk B.V. 2026-118' */
export const nameOf = ({ contactName, number }: Payable): string => `${contactName || 'Onbekend'} ${number}`

interface PayablePeekProps {
  administrationId: number
  row: Payable
  today: string
}

/** What is to be paid, beside the list. */
export function payablePeek({ administrationId, row, today }: PayablePeekProps) {
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
    {
      term: 'Status',
      details: <PayableState administrationId={administrationId} payable={row} today={today} />,
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
