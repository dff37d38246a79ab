import { AppLink } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { entryHref } from '../../app/routing/hrefs.ts'
import type { PaidDebt } from './payment-badge.tsx'

interface PaymentLinksProps {
  administrationId: number
  payments: PaidDebt['payments']
}

/** The bank lines that pay it, each with its entry. */
export function PaymentLinks({ administrationId, payments }: PaymentLinksProps) {
  return payments.map(({ entryId, date, amountCents }) => (
    <AppLink key={entryId} href={entryHref(administrationId, entryId)}>
      {formatEuro(Math.abs(amountCents))} op {formatDateLong(date)}
    </AppLink>
  ))
}
