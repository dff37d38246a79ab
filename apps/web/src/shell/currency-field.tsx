import { EURO } from '@klopt/bookkeeping/money'
import { Select, TextField } from '@klopt/ui'
import { currencyOptions } from '../shared/selling/currency-options.ts'
import { tidyDecimal, type DraftPartProps } from '../shared/selling/draft.ts'
import { isInEuros } from '../shared/selling/draft-rate.ts'
import { DayRate, RATE_FIELD_ID } from './day-rate.tsx'
import * as styles from './document-editor.css.ts'

const OPTIONS = currencyOptions()
const BOOKED = 'De boekhouding en de btw gaan in euro.'

interface CurrencyFieldProps extends DraftPartProps {
  administrationId: number
  /** What is said with the rate, where the document is no invoice. */
  rateHint?: string
}

/** What a document is in, and how much of that one euro is; a deposit is in euros, and a correction in what it corrects. */
export function CurrencyField({ administrationId, draft, update, problems, rateHint = BOOKED }: CurrencyFieldProps) {
  const { currency = EURO } = draft
  return (
    <>
      <Select
        id="invoice-currency"
        label="Munteenheid"
        searchable
        options={OPTIONS}
        value={currency}
        onChange={(chosen) => update((before) => ({ ...before, currency: chosen ?? EURO, exchangeRate: '' }))}
        error={problems['currency']}
      />
      {!isInEuros(draft) && (
        <TextField
          id={RATE_FIELD_ID}
          label="Koers van de dag"
          hint={`Hoeveel ${currency} één euro is. ${rateHint}`}
          inputMode="decimal"
          suffix={<span className={styles.unit}>{currency}</span>}
          value={draft.exchangeRate ?? ''}
          onChange={({ target }) => update((before) => ({ ...before, exchangeRate: target.value }))}
          onBlur={() => update((before) => ({ ...before, exchangeRate: tidyDecimal(before.exchangeRate ?? '') }))}
          error={problems['exchangeRate']}
        />
      )}
      {!isInEuros(draft) && <DayRate {...{ administrationId, draft, update }} />}
    </>
  )
}
