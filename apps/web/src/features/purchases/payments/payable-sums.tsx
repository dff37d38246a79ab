import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, linkClassName, SumLine } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { openText } from '../../../shared/lists/sum-text.ts'
import { purchasesHref } from '../list/purchases-search.ts'

type Page = ResponseOf<typeof contract.payments.payables>

/**
 * What the list comes to, and what is open beside it: a payment file is in euros, so that the list holds less than what is
 * owed according to the reports. Nothing while nothing is open.
 */
export function payableSums(administrationId: number, { segments, otherCurrencies }: Partial<Page> = {}) {
  const sum = segments && segments.all.count > 0 && <SumLine {...openText(segments.all, segments.late)} />
  if (otherCurrencies === undefined) return sum
  const { count } = otherCurrencies
  return (
    <>
      {sum}
      {sum ? '. Verder ' : 'In euro’s staat niets open, wel '}
      {sum && (count === 1 ? 'staat ' : 'staan ')}
      <AppLink href={purchasesHref(administrationId, { status: 'unpaid' })} className={linkClassName}>
        {otherText(otherCurrencies)}
      </AppLink>
      {sum && ' open'}; die betaal je bij je bank.
    </>
  )
}

function otherText({ count, openCents }: NonNullable<Page['otherCurrencies']>): string {
  const invoices = count === 1 ? '1 factuur' : `${count} facturen`
  return `${invoices} in een andere valuta${openCents === null ? '' : ` (${formatEuro(openCents)})`}`
}
