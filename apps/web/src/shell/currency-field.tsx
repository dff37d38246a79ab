import { EURO } from '@klopt/bookkeeping/money'
import { Select, TextField } from '@klopt/ui'
import { currencyOptions } from '../shared/selling/currency-options.ts'
import { tidyDecimal, type DraftProblems } from '../shared/selling/draft.ts'
import { isInEuros } from '../shared/selling/draft-rate.ts'
import { DayRate, RATE_FIELD_ID, type DayRateProps } from './day-rate.tsx'
import * as styles from './document-editor.css.ts'

const OPTIONS = currencyOptions()
const BOOKED = 'De boekhouding en de btw gaan in euro.'

interface CurrencyFieldProps extends DayRateProps {
  problems: DraftProblems
  /** What is said with the rate, where the document is no invoice. */
  rateHint?: string
  /** Which there are to choose from. */
  options?: ReturnType<typeof currencyOptions>
}

/** What a document is in, and how much of that one euro is; a deposit is in euros, and a correction in what it corrects. */
export function CurrencyField(props: CurrencyFieldProps) {
  const { administrationId, draft, update, problems, options = OPTIONS } = props
  return (
    <>
      {/* The name of another currency is longer than half a row. */}
      <div data-field="currency" className={isInEuros(draft) ? undefined : styles.wholeRow}>
        <Select
          id="invoice-currency"
          label="Munteenheid"
          searchable
          options={options}
          value={draft.currency ?? EURO}
          onChange={(chosen) => update((before) => ({ ...before, currency: chosen ?? EURO, exchangeRate: '' }))}
          error={problems['currency']}
        />
      </div>
      {!isInEuros(draft) && <RateField {...props} />}
      {!isInEuros(draft) && <DayRate {...{ administrationId, draft, update }} />}
    </>
  )
}

function RateField({ draft, update, problems, rateHint = BOOKED }: CurrencyFieldProps) {
  const { currency, exchangeRate = '' } = draft
  return (
    <div data-field="exchangeRate">
      <TextField
        id={RATE_FIELD_ID}
        label="Koers van de dag"
        hint={`Hoeveel ${currency} één euro is. ${rateHint}`}
        inputMode="decimal"
        suffix={<span className={styles.unit}>{currency}</span>}
        value={exchangeRate}
        onChange={({ target }) => update((before) => ({ ...before, exchangeRate: target.value }))}
        onBlur={() => update((before) => ({ ...before, exchangeRate: tidyDecimal(before.exchangeRate ?? '') }))}
        error={problems['exchangeRate']}
      />
    </div>
  )
}
