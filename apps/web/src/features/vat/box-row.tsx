import { CopyButton } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import type { VatReturn } from './period-states.ts'
import type { VatBoxCode } from './vat-search.ts'
import { roles } from './table-roles.ts'
import * as styles from './vat.css.ts'

type Box = VatReturn['boxes'][number]

export interface BoxRowProps {
  box: Box
  showsCents: boolean
  isOpen: boolean
  onOpen: (box: VatBoxCode) => void
}

/** One box of the form with its turnover and its VAT; each amount opens what it is made of. */
export function BoxRow({ box, showsCents, isOpen, onOpen }: BoxRowProps) {
  const open = () => onOpen(box.box)
  const shared = { code: box.box, showsCents, onOpen: open }
  return (
    <tr {...roles.row} className={styles.row} data-open={isOpen || undefined}>
      <td {...roles.cell} className={styles.code}>
        {box.box}
      </td>
      <th {...roles.rowHead} scope="row" className={styles.label}>
        {box.label}
      </th>
      <td {...roles.cell} className={styles.amountCell}>
        {box.baseEuros !== null && <Amount {...shared} name="omzet" euros={box.baseEuros} cents={box.baseCents ?? 0} />}
      </td>
      <td {...roles.cell} className={styles.amountCell}>
        {box.vatEuros !== null && <Amount {...shared} name="btw" euros={box.vatEuros} cents={box.vatCents ?? 0} />}
      </td>
    </tr>
  )
}

interface AmountProps {
  code: VatBoxCode
  name: 'omzet' | 'btw'
  euros: number
  cents: number
  showsCents: boolean
  onOpen: () => void
}

function Amount({ code, name, euros, cents, showsCents, onOpen }: AmountProps) {
  const text = formatWholeEuros(euros)
  return (
    <>
      <div className={styles.amount}>
        <span className={styles.amountName} aria-hidden>
          {name === 'omzet' ? 'Omzet' : 'Btw'}
        </span>
        {cents === 0 ? (
          <>
            <span className={styles.zero}>{text}</span>
            <span className={styles.noCopy} />
          </>
        ) : (
          <>
            <button
              type="button"
              className={styles.open}
              aria-label={`${code} ${name} € ${text}, documenten tonen`}
              onClick={onOpen}
            >
              {text}
            </button>
            <CopyButton value={String(euros)} label={`${code} ${name}`} />
          </>
        )}
      </div>
      {showsCents && cents !== 0 && <div className={styles.exact}>{formatAmount(cents)}</div>}
    </>
  )
}
