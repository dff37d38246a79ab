import type { LedgerAccount } from '@klopt/api-client/contract'
import { Combobox, type Option } from '@klopt/ui'
import { useRef, useState } from 'react'
import { accountOption } from '../../shared/ledger/account-option.ts'
import { differenceOf } from '../../shared/ledger/debit-and-credit.ts'
import { emptyLine, inOrder, type OpeningLine } from './opening-draft.ts'
import { PhoneLine } from './phone-line.tsx'
import { isFilled } from './phone-line-values.ts'
import * as styles from './phone-lines.css.ts'

export interface PhoneLinesProps {
  accounts: readonly LedgerAccount[]
  lines: readonly OpeningLine[]
  /** What is wrong with a line, by its key and column. */
  errors: ReadonlyMap<string, Readonly<Partial<Record<string, string>>>>
  readOnly: boolean
  onChange: (lines: readonly OpeningLine[]) => void
}

/** A row for each account that most have, one of them open to type in; the others are searched for. */
export function PhoneLines({ accounts, lines, errors, readOnly, onChange }: PhoneLinesProps) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  const shown = lines.filter((line) => isFilled(line) || (!readOnly && line.account !== null))
  const add = (option: Option) => {
    const line = { ...emptyLine(), account: option }
    onChange(inOrder([...lines, line], accounts))
    setOpenKey(line.key)
  }
  const goOn = (line: OpeningLine) => {
    const next = shown[shown.indexOf(line) + 1]
    if (next) return setOpenKey(next.key)
    setOpenKey(null)
    search.current?.focus()
  }
  const hidden = accounts.filter(({ id, active }) => active && !lines.some(({ account }) => account?.value === id))
  return (
    <>
      <ul aria-label="Saldi van de rekeningen" className={styles.list}>
        {shown.map((line) => (
          <PhoneLine
            key={line.key}
            line={line}
            account={accountOf.get(Number(line.account?.value))}
            errors={errors.get(line.key)}
            othersCents={differenceOf(lines) - differenceOf([line])}
            readOnly={readOnly}
            isOpen={line.key === openKey}
            onToggle={() => setOpenKey(line.key === openKey ? null : line.key)}
            onChange={(changed) => onChange(lines.map((each) => (each.key === line.key ? changed : each)))}
            onNext={() => goOn(line)}
          />
        ))}
      </ul>
      {!readOnly && (
        <div className={styles.search}>
          <Combobox
            ref={search}
            label="Rekening toevoegen"
            labelHidden
            size="large"
            placeholder="Zoek een andere rekening"
            options={hidden.map(accountOption)}
            value={null}
            onChange={(option) => option && add(option)}
          />
        </div>
      )}
    </>
  )
}
