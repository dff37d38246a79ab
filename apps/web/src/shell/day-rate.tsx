import { contract } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { Button } from '@klopt/ui'
import { formatDate, formatDecimal } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../app/transport/api.ts'
import * as styles from './document-editor.css.ts'

/** The field that it fills in. */
export const RATE_FIELD_ID = 'invoice-exchange-rate'

/** A document while somebody types, as far as its currency goes. */
export interface CurrencyDraft {
  readonly invoiceDate: string | null
  /** Of its prices; euros where it is absent. */
  readonly currency?: string | undefined
  /** How much of that currency one euro is, as the Dutch write it; empty for euros. */
  readonly exchangeRate?: string | undefined
}

export interface DayRateProps {
  administrationId: number
  draft: CurrencyDraft
  update: (change: <D extends CurrencyDraft>(draft: D) => D) => void
}

/** The rate of the European Central Bank on the day of the invoice, to take over; nothing where there is none. */
export function DayRate({ administrationId, draft, update }: DayRateProps) {
  const { currency = EURO, invoiceDate: day } = draft
  const { data } = useQuery({
    ...query(contract.dayRates.get, { params: { administrationId }, query: { currency, day: day ?? '' } }),
    enabled: currency !== EURO && day !== null,
  })
  if (!data || data.rate === null || data.day === null) return null
  const rate = formatDecimal(data.rate)
  if (draft.exchangeRate === rate) return null
  const take = () => {
    update((before) => ({ ...before, exchangeRate: rate }))
    // The button goes, and what it filled in is where one goes on.
    document.getElementById(RATE_FIELD_ID)?.focus()
  }
  return (
    <div className={styles.wholeRow}>
      <Button size="small" onClick={take}>
        {rate} overnemen (ECB, {formatDate(data.day)})
      </Button>
    </div>
  )
}
