import { isLate } from '@klopt/bookkeeping/calendar'
import type { Payable, WaitingPayable } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, DescriptionList, linkClassName } from '@klopt/ui'
import { formatDateShort, formatEuro, formatIban } from '@klopt/validators'
import { administrationAddress } from '../../../app/routing/address.ts'
import { DocumentPeekHead } from '../../../shared/lists/document-peek.tsx'
import { DueDate } from '../../../shared/lists/due-date.tsx'
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
  /** Whether it is among what is paid now, and what changes that; undefined for who may not pay. */
  choice: { isChosen: boolean; toggle: () => void } | undefined
}

/** What is to be paid, beside the list. */
export function payablePeek({ administrationId, row, today, waiting, choice }: PayablePeekProps) {
  const { purchaseId, paymentFileCents, iban } = row
  const items = [
    { term: 'Vervalt', details: <DueDate date={row.dueDate} isLate={isLate(row, today)} /> },
    { term: 'Factuurdatum', details: formatDateShort(row.documentDate) },
    { term: 'IBAN', details: iban === null ? 'Ontbreekt' : formatIban(iban) },
    { term: 'Betalingskenmerk', details: row.paymentReference || '–' },
    ...(paymentFileCents === null ? [] : [{ term: 'In betaalbestand', details: formatEuro(paymentFileCents) }]),
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
  ]
  return {
    label: nameOf(row),
    content: (
      <>
        <DocumentPeekHead
          kind={`Factuur ${row.number}`}
          badge={<PayableState administrationId={administrationId} payable={row} today={today} waiting={waiting} />}
          contactName={row.contactName || 'Onbekend'}
          grossCents={row.openCents}
        />
        <DescriptionList items={items} />
      </>
    ),
    actions: (
      <>
        {choice && iban !== null && paymentFileCents === null && waiting === undefined && (
          <Button variant={choice.isChosen ? 'secondary' : 'primary'} onClick={choice.toggle}>
            {choice.isChosen ? 'Niet nu betalen' : 'Nu betalen'}
          </Button>
        )}
        {purchaseId !== null && (
          <AppLink
            href={administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId } })}
            className={buttonClassName()}
          >
            Inkoopfactuur openen
          </AppLink>
        )}
      </>
    ),
  }
}
