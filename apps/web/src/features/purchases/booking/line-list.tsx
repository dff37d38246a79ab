import { Button, IconButton, MoneyField, Select, Switch, TextField } from '@klopt/ui'
import { Plus, X } from 'lucide-react'
import { LinePeriod } from '../../../shared/line-period/line-period.tsx'
import { AccountPicker } from '../../../shared/ledger/account-picker.tsx'
import * as styles from './booking.css.ts'
import { newLine, withLine, type DraftLine } from './draft.ts'
import { lineAccountField, lineAmountField, lineField, vatField } from './fields.ts'
import { marksOf } from './reading-mark.tsx'
import type { AmountsProps } from './three-amounts.tsx'
import { vatGroups } from './vat-groups.ts'
import { shortVatLabel, useVatOptions } from './vat-options.ts'

/** Line by line, each with its own VAT and account, the VAT of the paper, and the total of the paper to compare with. */
export function LineList({ administrationId, booking }: AmountsProps) {
  const { draft, update, errors } = booking
  const add = () => update('lines', (before) => ({ ...before, lines: [...before.lines, newLine(before.lines.at(-1))] }))
  return (
    <>
      <ul className={styles.lines} aria-label="Regels">
        {draft.lines.map((line, index) => (
          <LineRow key={line.key} {...{ administrationId, booking, line }} name={`Regel ${index + 1}`} />
        ))}
      </ul>
      <div className={styles.lineActions}>
        <Button size="small" icon={Plus} onClick={add}>
          Regel toevoegen
        </Button>
        <Switch
          label="Bedragen inclusief btw"
          checked={draft.pricesIncludeVat}
          onChange={(pricesIncludeVat) => update('lines', (before) => ({ ...before, pricesIncludeVat }))}
        />
      </div>
      <VatByRate booking={booking} />
      <div data-field="grossCents">
        <MoneyField
          label="Totaal op de factuur"
          hint="Om te controleren of de regels kloppen."
          value={draft.grossCents}
          onChange={(grossCents) => update('grossCents', (before) => ({ ...before, grossCents }))}
          error={errors.grossCents}
          {...marksOf(booking, 'grossCents')}
        />
      </div>
    </>
  )
}

interface LineRowProps extends AmountsProps {
  line: DraftLine
  name: string
}

function LineRow({ administrationId, booking, line, name }: LineRowProps) {
  const { draft, update, errors } = booking
  const { key, description, amountCents, vatCode, accountId } = line
  const vatOptions = useVatOptions(administrationId, vatCode)
  const change = (to: Partial<DraftLine>) => update('lines', (before) => withLine(before, key, to))
  const remove = () =>
    update('lines', (before) => ({ ...before, lines: before.lines.filter((each) => each.key !== key) }))
  const { action, proposed } = marksOf(booking, lineField(key))
  return (
    <li className={styles.line} aria-label={name} data-field={lineField(key)}>
      {action && <div className={styles.lineMark}>{action}</div>}
      <TextField
        labelHidden
        label="Omschrijving"
        placeholder="Omschrijving"
        proposed={proposed}
        value={description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <div data-field={lineAmountField(key)}>
        <MoneyField
          labelHidden
          label="Bedrag"
          placeholder="0,00"
          align="end"
          proposed={proposed}
          value={amountCents}
          onChange={(cents) => change({ amountCents: cents })}
          error={errors[lineAmountField(key)]}
        />
      </div>
      <IconButton icon={X} label={`${name} weghalen`} onClick={remove} disabled={draft.lines.length < 2} />
      <div className={styles.lineAccount}>
        <div data-field={lineAccountField(key)}>
          <AccountPicker
            labelHidden
            label="Kosten"
            placeholder="Waar hoort dit bij?"
            proposed={proposed}
            administrationId={administrationId}
            accountId={accountId}
            onPick={(id) => change({ accountId: id })}
            error={errors[lineAccountField(key)]}
          />
        </div>
        <Select
          labelHidden
          label="Btw-tarief"
          options={vatOptions}
          proposed={proposed}
          value={vatCode}
          onChange={(code) => code && change({ vatCode: code })}
        />
      </div>
      <LinePeriod {...{ administrationId, line, name }} what="Kosten" className={styles.linePeriod} onChange={change} />
    </li>
  )
}

/** VAT per rate: as it follows from the lines, or as the paper says it. */
function VatByRate({ booking }: Pick<AmountsProps, 'booking'>) {
  const { draft, update, errors, today } = booking
  const shown = vatGroups(draft, today).filter(({ ratePercent }) => ratePercent !== '0')
  if (shown.length === 0) return null
  return (
    <div className={styles.pair}>
      {shown.map(({ vatCode, vatCents }) => (
        <div key={vatCode} data-field={vatField(vatCode)}>
          <MoneyField
            label={`Btw ${shortVatLabel(vatCode)}`}
            value={vatCents}
            error={errors[vatField(vatCode)]}
            onChange={(cents) =>
              update(vatField(vatCode), (before) => {
                const { [vatCode]: _computed, ...others } = before.statedVat
                return { ...before, statedVat: cents === null ? others : { ...others, [vatCode]: cents } }
              })
            }
          />
        </div>
      ))}
    </div>
  )
}
