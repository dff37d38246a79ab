import { supplyOf } from '@klopt/bookkeeping/documents'
import { Button, Switch } from '@klopt/ui'
import { Percent, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DraftPartProps, SaleVatCode } from './draft.ts'
import * as styles from './draft-lines.css.ts'
import { DraftLineRow } from './draft-line-row.tsx'
import { amountsByLine, type Totals } from './draft-totals.ts'
import { useLineActions } from './use-line-actions.ts'
import { useHasProducts } from './use-products.ts'
import { hasVatName, vatOptions } from './vat-choices.ts'

interface DraftLinesProps extends DraftPartProps {
  administrationId: number
  totals: Totals | null
  /** The VAT code of a new line. */
  lineVatCode: SaleVatCode
  today: string
  /** Lines can be options, which a customer ticks. */
  withOptional?: boolean
  /** Lines of an invoice: with days of supply of their own, and VAT by where it goes or by a margin. */
  isInvoice?: boolean
  /** The country of sales under the one-stop shop. */
  destination?: string | null
}

/** The lines of a draft: Enter in a price makes the next one, Alt and an arrow moves a line. */
export function DraftLines(props: DraftLinesProps) {
  const { administrationId, draft, update, problems, totals, lineVatCode, today } = props
  const { withOptional = false, isInvoice = false, destination = null } = props
  const [withDiscount, setWithDiscount] = useState(() => draft.lines.some((line) => line.discountPercent !== ''))
  const { frame, focusLine } = useLineFocus()
  const actions = useLineActions({ administrationId, draft, update, lineVatCode, destination, today, focusLine })
  const hasProducts = useHasProducts(administrationId)
  const optionsOn = useOptionsByDay(isInvoice, destination)
  const amounts = amountsByLine(draft, totals)
  return (
    <div
      ref={frame}
      id="invoice-lines"
      className={styles.frame}
      data-discount={withDiscount || undefined}
      data-vat-names={draft.lines.some(({ vatCode }) => hasVatName(vatCode)) || undefined}
    >
      <div className={styles.headRow} aria-hidden>
        <span>Omschrijving</span>
        <span className={styles.endHead}>Aantal</span>
        <span className={styles.endHead}>{draft.pricesIncludeVat ? 'Prijs incl.' : 'Prijs'}</span>
        {withDiscount && <span className={styles.endHead}>Korting</span>}
        <span className={styles.vatHead}>Btw</span>
        <span className={styles.amountHead}>Bedrag</span>
        <span />
      </div>
      {draft.lines.map((line, index) => {
        const day = supplyOf(line, draft)?.to ?? draft.invoiceDate ?? today
        return (
          <DraftLineRow
            key={line.key}
            administrationId={administrationId}
            line={line}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === draft.lines.length - 1}
            amountCents={amounts.get(line.key) ?? null}
            currency={draft.currency}
            withDiscount={withDiscount}
            withOptional={withOptional}
            isInvoice={isInvoice}
            withProducts={hasProducts}
            options={optionsOn(day)}
            destination={destination}
            day={day}
            actions={actions}
            descriptionError={problems[`lines.${index}.description`]}
            quantityError={problems[`lines.${index}.quantity`]}
            unitPriceError={problems[`lines.${index}.unitPrice`]}
            discountError={problems[`lines.${index}.discountPercent`]}
          />
        )
      })}
      <div className={styles.foot}>
        <Button variant="text" className={styles.footButton} icon={Plus} onClick={() => actions.add()}>
          Regel
        </Button>
        {!withDiscount && (
          <Button variant="text" className={styles.footButton} icon={Percent} onClick={() => setWithDiscount(true)}>
            Korting per regel
          </Button>
        )}
        <Switch
          label="Prijzen inclusief btw"
          className={styles.inclusive}
          checked={draft.pricesIncludeVat}
          onChange={(pricesIncludeVat) => update((before) => ({ ...before, pricesIncludeVat }))}
        />
      </div>
    </div>
  )
}

/** The VAT codes with the percentages of a day and a country; the same list for the same two, so that typing renders one line alone. */
function useOptionsByDay(isInvoice: boolean, destination: string | null) {
  const [known] = useState(() => new Map<string, ReturnType<typeof vatOptions>>())
  return (day: string) => {
    const key = `${day} ${destination}`
    const options = known.get(key) ?? vatOptions(day, { isInvoice, destination })
    known.set(key, options)
    return options
  }
}

/** Leads to a field of a line that may be rendered only after this. */
function useLineFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const field = frame.current?.querySelector<HTMLElement>(`[data-line="${wanted.current}"] textarea`)
    if (!field) return
    wanted.current = null
    field.focus()
  })
  const focusLine = (key: string | undefined) => {
    wanted.current = key ?? null
  }
  return { frame, focusLine }
}
