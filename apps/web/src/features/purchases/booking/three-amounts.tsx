import { MoneyField, Select } from '@klopt/ui'
import { LinePeriod } from '../../../shared/line-period/line-period.tsx'
import { AccountPicker } from '../../../shared/ledger/account-picker.tsx'
import { withAmount, withVatCode } from './amounts.ts'
import * as styles from './booking.css.ts'
import { firstLine, withLine, type AmountField } from './draft.ts'
import { marksOf } from './reading-mark.tsx'
import type { BookingState } from './use-booking.ts'
import { useVatOptions } from './vat-options.ts'

export interface AmountsProps {
  administrationId: number
  booking: BookingState
}

const labels: Record<AmountField, string> = {
  grossCents: 'Totaal incl. btw',
  vatCents: 'Btw',
  netCents: 'Excl. btw',
}

/** What is to be paid, its VAT and what remains, on one account: enough for most invoices. */
export function ThreeAmounts({ administrationId, booking }: AmountsProps) {
  const { draft, update, errors, proposal, today } = booking
  const line = firstLine(draft)
  const vatOptions = useVatOptions(administrationId, line.vatCode)
  const reason = booking.wasRead.has('account') ? proposal?.accountReason : null
  const amount = (field: AmountField) => (
    <div data-field={field}>
      <MoneyField
        label={labels[field]}
        value={draft[field]}
        onChange={(cents) => update(field, (before) => withAmount(before, field, cents, today))}
        error={errors[field]}
        {...marksOf(booking, field)}
      />
    </div>
  )
  return (
    <>
      <div className={styles.pair}>
        {amount('grossCents')}
        <div data-field="vatCode">
          <Select
            label="Btw-tarief"
            options={vatOptions}
            value={line.vatCode}
            onChange={(code) => code && update('vatCode', (before) => withVatCode(before, code, today))}
            error={errors.vatCode}
            {...marksOf(booking, 'vatCode')}
          />
        </div>
      </div>
      <div className={styles.pair}>
        {amount('vatCents')}
        {amount('netCents')}
      </div>
      <div data-field="account">
        <AccountPicker
          label="Kosten"
          placeholder="Waar hoort dit bij?"
          administrationId={administrationId}
          accountId={line.accountId}
          onPick={(accountId) => update('account', (before) => withLine(before, line.key, { accountId }))}
          error={errors.account}
          hint={reason ?? undefined}
          {...marksOf(booking, 'account')}
        />
      </div>
      <LinePeriod
        {...{ administrationId, line }}
        what="Kosten"
        name="deze kosten"
        onChange={(change) => update('lines', (before) => withLine(before, line.key, change))}
      />
    </>
  )
}
