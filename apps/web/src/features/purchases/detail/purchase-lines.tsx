import { contract } from '@klopt/api-client/contract'
import { VAT_CODES } from '@klopt/bookkeeping/vat'
import { Card, DescriptionList } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { periodOf, periodWords, type WithPeriod } from '../../../shared/line-period/period-words.ts'
import { paperWords } from '../../../shared/selling/paper-words.ts'
import type { Purchase } from '../booking/wire.ts'
import * as styles from './purchase-screen.css.ts'

export interface PurchaseLinesProps {
  administrationId: number
  purchase: Purchase
}

/** What was booked on which account, and what it comes to. */
export function PurchaseLines({ administrationId, purchase }: PurchaseLinesProps) {
  const { kind, lines, foreign } = purchase
  const totals = foreign ?? purchase.totals
  const { euro: money } = paperWords('nl', purchase.currency).format
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
  const sign = kind === 'credit_invoice' ? -1 : 1
  const nameOf = (accountId: number | null) => {
    const account = accounts.data?.find(({ id }) => id === accountId)
    return account ? `${account.number} ${account.name}` : '–'
  }
  return (
    <Card title="Regels">
      <ul className={styles.lines}>
        {lines.map(({ description, accountId, vatCode, amountCents, ...line }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- What is booked does not change.
          <li key={index} className={styles.line}>
            <span className={styles.lineName}>{description || nameOf(accountId)}</span>
            <span className={styles.lineAmount}>{money(sign * amountCents)}</span>
            <span className={styles.lineDetail}>
              {[description && nameOf(accountId), VAT_CODES[vatCode].label, periodText(line)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <DescriptionList
        variant="sums"
        items={[
          { term: 'Exclusief btw', details: money(totals.netCents) },
          { term: 'Btw', details: money(totals.vatCents) },
          { term: 'Totaal', details: money(totals.grossCents) },
          ...(foreign === null ? [] : [{ term: 'In euro', details: formatEuro(purchase.totals.grossCents) }]),
        ]}
      />
    </Card>
  )
}

function periodText(line: WithPeriod): string {
  const period = periodOf(line)
  return period === null ? '' : `periode ${periodWords(period)}`
}
