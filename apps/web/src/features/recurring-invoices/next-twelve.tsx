import { contract } from '@klopt/api-client/contract'
import { Skeleton } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { paperWords } from '../../shared/selling/paper-words.ts'
import { besidesDay } from './period-words.ts'
import * as styles from './recurring.css.ts'

interface NextTwelveProps {
  administrationId: number
  recurringInvoiceId: number | null
  /** Of the amounts; euros where it is absent. */
  currency: string | undefined
}

/** The next twelve invoices: when, for which period and how much. `recurringInvoiceId` is null while it is not saved. */
export function NextTwelve(props: NextTwelveProps) {
  const { administrationId, recurringInvoiceId, currency } = props
  const { euro: money } = paperWords('nl', currency).format
  const { data, isError, error, refetch } = useQuery({
    ...query(contract.recurringInvoices.preview, {
      params: { administrationId, recurringInvoiceId: recurringInvoiceId ?? 0 },
    }),
    enabled: recurringInvoiceId !== null,
    meta: { errors: 'screen' },
  })
  if (recurringInvoiceId === null)
    return <p className={styles.muted}>Zodra je iets invult, staan hier de eerste twaalf facturen.</p>
  if (isError && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="100%" height="240px" />
  if (data.items.length === 0) return <p className={styles.muted}>Er komen geen facturen meer.</p>
  return (
    <ol className={styles.rows}>
      {data.items.map(({ from, text, totals }) => (
        <li key={from} className={styles.row}>
          <span className={styles.words}>
            <span>{formatDateShort(from)}</span>
            <span className={styles.muted}>{besidesDay(from, text)}</span>
          </span>
          <span className={styles.amount}>{money(totals.grossCents)}</span>
        </li>
      ))}
    </ol>
  )
}
