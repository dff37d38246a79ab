import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, linkClassName } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { toAskBack } from '../../shared/vat/to-ask-back.ts'

/** VAT of other EU countries of last year that is still to be asked back: it is in no return here. */
export function ForeignVatNotice({ administrationId }: { administrationId: number }) {
  const { data } = useQuery(query(contract.vatRefund.get, { params: { administrationId }, query: {} }))
  const countries = data ? toAskBack(data, today()) : []
  if (!data || countries.length === 0) return null
  const vatCents = countries.reduce((sum, each) => sum + each.vatCents, 0)
  return (
    <Alert title={`${formatEuro(vatCents)} buitenlandse btw over ${data.year}`}>
      Die staat niet in je aangifte. Vraag die apart terug, uiterlijk {formatDateLong(data.deadline)}.{' '}
      <AppLink
        href={administrationAddress(administrationId, 'reports/foreign-vat', { search: { year: String(data.year) } })}
        className={linkClassName}
      >
        Bekijk per land
      </AppLink>
    </Alert>
  )
}
