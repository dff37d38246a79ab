import type { LedgerAccount } from '@klopt/api-client/contract'
import { Button, Icon, MoneyField, SegmentedControl, type Segment } from '@klopt/ui'
import { formatMoney } from '@klopt/validators'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import type { OpeningLine } from './opening-draft.ts'
import { isFilled, sideOf, withAmount, type Side } from './phone-line-values.ts'
import * as styles from './phone-lines.css.ts'

const sides: readonly Segment<Side>[] = [
  { value: 'debit', label: 'Debet' },
  { value: 'credit', label: 'Credit' },
]
const sideNames: Record<Side, string> = { debit: 'debet', credit: 'credit' }

interface PhoneLineProps {
  line: OpeningLine
  /** Undefined for a line of an account that is gone. */
  account: LedgerAccount | undefined
  errors: Readonly<Partial<Record<string, string>>> | undefined
  /** How much more the other lines have in debit than in credit, in cents. */
  othersCents: number
  readOnly: boolean
  isOpen: boolean
  onToggle: () => void
  onChange: (line: OpeningLine) => void
  /** To the next line. */
  onNext: () => void
}

/** An account and what it held; pressed it opens, with the caret in its amount. */
export function PhoneLine(props: PhoneLineProps) {
  const { line, account, errors, readOnly, isOpen, onToggle } = props
  const panel = useId()
  const [emptySide, setEmptySide] = useState<Side>()
  const filled = isFilled(line)
  const side = filled ? sideOf(line, account) : (emptySide ?? sideOf(line, account))
  const cents = line.debitCents ?? line.creditCents
  const error = errors?.['account'] ?? errors?.['debit'] ?? errors?.['credit']
  const words = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{account?.name ?? line.account?.label}</span>
        {error !== undefined && !isOpen ? (
          <span className={styles.error}>{error}</span>
        ) : (
          <span className={styles.detail}>
            {account?.number}
            {filled && ` · ${sideNames[side]}`}
          </span>
        )}
      </span>
      {!isOpen && (
        <span className={filled ? styles.amount : styles.none}>{filled ? formatMoney(cents ?? 0) : '–'}</span>
      )}
    </>
  )
  if (readOnly) return <li className={styles.row}>{words}</li>
  return (
    <li className={isOpen ? styles.open : undefined}>
      <button type="button" className={styles.row} aria-expanded={isOpen} aria-controls={panel} onClick={onToggle}>
        {words}
        {isOpen && <Icon of={ChevronDown} className={styles.chevron} />}
      </button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <Fields {...props} side={side} cents={cents} error={error} onSide={setEmptySide} />
        </div>
      )}
    </li>
  )
}

interface FieldsProps extends PhoneLineProps {
  side: Side
  cents: number | null
  error: string | undefined
  /** The side of an amount that is still to come. */
  onSide: (side: Side) => void
}

function Fields({ line, account, othersCents, side, cents, error, onSide, onChange, onNext }: FieldsProps) {
  const name = account?.name ?? line.account?.label ?? ''
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It would book the whole.
    event.preventDefault()
    onNext()
  }
  const missing: Side = othersCents > 0 ? 'credit' : 'debit'
  const missingCents = Math.abs(othersCents)
  const isMissing = missingCents > 0 && !(side === missing && cents === missingCents)
  return (
    <>
      <div className={styles.fields}>
        <MoneyField
          autoFocus
          label={`Saldo van ${name}`}
          labelHidden
          size="large"
          align="end"
          enterKeyHint="next"
          value={cents}
          error={error}
          onChange={(typed) => onChange(withAmount(line, side, typed))}
          onKeyDown={onEnter}
        />
        <SegmentedControl
          label="Kant"
          labelHidden
          segments={sides}
          value={side}
          onChange={(chosen) => {
            onSide(chosen)
            if (cents !== null) onChange(withAmount(line, chosen, cents))
          }}
        />
      </div>
      <div className={styles.deeds}>
        {isMissing && (
          <Button
            variant="link"
            size="small"
            className={styles.fill}
            onClick={() => onChange(withAmount(line, missing, missingCents))}
          >
            {`Vul het verschil: ${formatMoney(missingCents)} ${sideNames[missing]}`}
          </Button>
        )}
        <Button size="small" className={styles.next} onClick={onNext}>
          Volgende
        </Button>
      </div>
    </>
  )
}
