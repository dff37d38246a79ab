import { MoneyField, Select } from '@klopt/ui'
import { euCountryOptions } from '../../../shared/administrations/countries.ts'
import * as styles from './booking.css.ts'
import { bearsNoVat, type BookingDraft } from './draft.ts'
import type { BookingState } from './use-booking.ts'

/** VAT of another EU country in what is booked without VAT: it is asked back there, not in the return here. */
export function ForeignVatField({ booking: { draft, update, errors } }: { booking: BookingState }) {
  if (!bearsNoVat(draft)) return null
  const { country = null, vatCents = null } = draft.foreignVat ?? {}
  const change = (part: Partial<NonNullable<BookingDraft['foreignVat']>>) =>
    update('foreignVat', (before) => {
      const foreignVat = { country, vatCents, ...before.foreignVat, ...part }
      return { ...before, foreignVat: foreignVat.country === null && foreignVat.vatCents === null ? null : foreignVat }
    })
  return (
    <div data-field="foreignVat" className={styles.pair}>
      <MoneyField
        label="Buitenlandse btw"
        hint="Btw van een ander EU-land in dit bedrag. Die trek je hier niet af, maar vraag je daar terug."
        value={vatCents}
        onChange={(cents) => change({ vatCents: cents })}
        error={errors.foreignVat}
      />
      <Select
        label="Btw van"
        placeholder="Kies een EU-land"
        clearable
        options={countries}
        value={country}
        onChange={(value) => change({ country: value })}
      />
    </div>
  )
}

const countries = euCountryOptions()
