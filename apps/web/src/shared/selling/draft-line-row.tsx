import {
  Checkbox,
  classNames,
  IconButton,
  Menu,
  Select,
  SuggestField,
  tabular,
  TextField,
  type MenuEntry,
  type Option,
} from '@klopt/ui'
import { supplyOf, supplyText } from '@klopt/bookkeeping/documents'
import { ArrowDown, ArrowUp, CalendarRange, Ellipsis, ListChecks, PackageCheck, Trash2 } from 'lucide-react'
import { memo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PeriodModal } from '../line-period/period-modal.tsx'
import { periodOf, periodWords, withPeriod } from '../line-period/period-words.ts'
import { tidyDecimal, tidyQuantity, type DraftLine, type SaleVatCode } from './draft.ts'
import * as styles from './draft-lines.css.ts'
import { MarginRow } from './margin-row.tsx'
import { OssRateRow } from './oss-rate-row.tsx'
import { paperWords } from './paper-words.ts'
import { SupplyModal } from './supply-modal.tsx'
import { tidyPrice } from './tidy-price.ts'

export interface LineActions {
  change: (key: string, change: Partial<Omit<DraftLine, 'key'>>) => void
  add: (afterKey?: string) => void
  /** Goes to the line after this one; false when there is none. */
  next: (key: string) => boolean
  move: (key: string, by: -1 | 1) => void
  remove: (key: string) => void
  /** Products by a part of their name or number. */
  findProducts: (search: string) => Promise<Option<number>[]>
  /** Fills the line with a product, at the price that holds for this customer, day and quantity. */
  pickProduct: (key: string, productId: number) => void
}

export interface DraftLineRowProps {
  administrationId: number
  line: DraftLine
  /** Its place, from 1. */
  number: number
  isFirst: boolean
  isLast: boolean
  /** Null while nothing is typed in it. */
  amountCents: number | null
  /** Of its amount; euros where it is absent. */
  currency?: string | undefined
  withDiscount: boolean
  /** Whether it can be an option, which a customer ticks. */
  withOptional: boolean
  /** Whether it can have days of supply of its own, and a purchase price, which an offer has not. */
  isInvoice: boolean
  /** There are products to pick from while its description is typed. */
  withProducts: boolean
  options: { value: SaleVatCode; label: string; description: string }[]
  /** The country of sales under the one-stop shop, and the day that decides its rates. */
  destination: string | null
  day: string
  actions: LineActions
  descriptionError: string | undefined
  quantityError: string | undefined
  unitPriceError: string | undefined
  discountError: string | undefined
}

/** One line of a draft. */
export const DraftLineRow = memo(function DraftLineRow(props: DraftLineRowProps) {
  const { line, number, amountCents, currency, withDiscount, options, actions } = props
  const [isAskingPeriod, setIsAskingPeriod] = useState(false)
  const [isAskingSupply, setIsAskingSupply] = useState(false)
  const period = periodOf(line)
  const supply = supplyOf(line, {})
  const set = (change: Partial<Omit<DraftLine, 'key'>>) => actions.change(line.key, change)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    if (event.target instanceof HTMLElement && event.target.role === 'combobox') return
    // What stands over the page has keys of its own.
    if (!event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    actions.move(line.key, event.key === 'ArrowUp' ? -1 : 1)
  }
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!actions.next(line.key)) actions.add(line.key)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the fields in the group
    <div role="group" aria-label={`Regel ${number}`} data-line={line.key} className={styles.row} onKeyDown={onKeyDown}>
      <SuggestField
        label="Omschrijving"
        labelHidden
        rows={1}
        maxLength={2000}
        className={styles.description}
        {...(props.withProducts && { loadOptions: actions.findProducts, debounceMs: 200 })}
        value={line.description}
        onChange={(description) => set({ description })}
        onPick={({ value }) => actions.pickProduct(line.key, value)}
        error={props.descriptionError}
      />
      <NumberField
        label="Aantal"
        value={line.quantity}
        onText={(quantity) => set({ quantity })}
        onBlur={() => set({ quantity: tidyQuantity(line.quantity) })}
        onKeyDown={nextFieldOnEnter}
        error={props.quantityError}
      />
      <NumberField
        label="Prijs"
        placeholder="0,00"
        value={line.unitPrice}
        onText={(unitPrice) => set({ unitPrice })}
        onBlur={() => set({ unitPrice: tidyPrice(line.unitPrice) })}
        onKeyDown={withDiscount ? nextFieldOnEnter : goOn}
        error={props.unitPriceError}
      />
      {withDiscount && (
        <NumberField
          label="Korting"
          suffix={<span className={styles.percent}>%</span>}
          value={line.discountPercent}
          onText={(discountPercent) => set({ discountPercent })}
          onBlur={() => set({ discountPercent: tidyDecimal(line.discountPercent) })}
          onKeyDown={goOn}
          error={props.discountError}
        />
      )}
      <Select
        label="Btw"
        labelHidden
        className={styles.vat}
        options={options}
        value={line.vatCode}
        onChange={(vatCode) => vatCode !== null && set({ vatCode, hasChosenVatCode: true })}
      />
      <output className={classNames(tabular, styles.amount)} aria-label="Bedrag">
        {amountCents === null ? '' : paperWords('nl', currency).format.money(amountCents)}
      </output>
      <LineMenu {...props} onAskPeriod={() => setIsAskingPeriod(true)} onAskSupply={() => setIsAskingSupply(true)} />
      {line.optional && (
        <Checkbox
          label="Optie: staat al aangevinkt voor de klant"
          className={styles.option}
          checked={line.chosen === true}
          onChange={({ target }) => set({ chosen: target.checked })}
        />
      )}
      {period !== null && <p className={styles.period}>Periode {periodWords(period)}</p>}
      {supply !== null && <p className={styles.period}>Geleverd {supplyText(supply)}</p>}
      {line.vatCode === 'sale_margin' && <MarginRow line={line} onChange={set} />}
      {line.vatCode === 'sale_oss' && props.destination !== null && (
        <OssRateRow line={line} country={props.destination} day={props.day} onChange={set} />
      )}
      {isAskingSupply && <SupplyModal supply={line} onChoose={set} onClose={() => setIsAskingSupply(false)} />}
      {isAskingPeriod && (
        <PeriodModal
          administrationId={props.administrationId}
          what="Omzet"
          period={period}
          onChoose={(chosen) => set(withPeriod(chosen))}
          onClose={() => setIsAskingPeriod(false)}
        />
      )}
    </div>
  )
})

interface NumberFieldProps {
  label: string
  value: string
  onText: (text: string) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
  error: string | undefined
  placeholder?: string
  suffix?: ReactNode
}

function NumberField({ onText, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      labelHidden
      inputMode="decimal"
      autoComplete="off"
      className={styles.number}
      inputClassName={classNames(tabular, styles.numberInput)}
      onChange={({ target }) => onText(target.value)}
    />
  )
}

/** Enter goes on within the line, as Tab does. */
function nextFieldOnEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const row = event.currentTarget.closest('[data-line]')
  const fields = [...(row?.querySelectorAll<HTMLElement>('input, textarea') ?? [])]
  fields[fields.indexOf(event.currentTarget as HTMLElement) + 1]?.focus()
}

const NO_OPTION = { optional: undefined, chosen: undefined }

function LineMenu(props: DraftLineRowProps & { onAskPeriod: () => void; onAskSupply: () => void }) {
  const { line, number, isFirst, isLast, withOptional, isInvoice, actions, onAskPeriod, onAskSupply } = props
  const supply: MenuEntry = { label: 'Leverdatum…', icon: PackageCheck, onSelect: onAskSupply }
  const option: MenuEntry = {
    label: line.optional ? 'Geen optie' : 'Optie voor de klant',
    icon: ListChecks,
    onSelect: () => actions.change(line.key, line.optional ? NO_OPTION : { optional: true, chosen: false }),
  }
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton icon={Ellipsis} label={`Acties voor regel ${number}`} size="small" className={styles.menu} />
      }
      items={[
        {
          label: 'Omhoog',
          icon: ArrowUp,
          hint: 'Alt ↑',
          disabled: isFirst,
          onSelect: () => actions.move(line.key, -1),
        },
        {
          label: 'Omlaag',
          icon: ArrowDown,
          hint: 'Alt ↓',
          disabled: isLast,
          onSelect: () => actions.move(line.key, 1),
        },
        { label: 'Periode…', icon: CalendarRange, onSelect: onAskPeriod },
        ...(isInvoice ? [supply] : []),
        ...(withOptional ? [option] : []),
        'separator',
        { label: 'Regel verwijderen', icon: Trash2, danger: true, onSelect: () => actions.remove(line.key) },
      ]}
    />
  )
}
