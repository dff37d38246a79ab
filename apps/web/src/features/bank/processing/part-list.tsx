import { contract, type BankTransaction } from '@klopt/api-client/contract'
import { decimalsOf, EURO } from '@klopt/bookkeeping/money'
import { paperFormatIn } from '@klopt/bookkeeping/paper'
import { IconButton, MoneyField, Select, TextField, Tick } from '@klopt/ui'
import { formatEuro, parseDecimal } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../app/transport/api.ts'

import { removePart, restCents, setForeignAmount, setShare, setVatCode, type Draft, type Part } from './draft.ts'
import { partDetail, partTitle } from './part-texts.ts'
import * as styles from './part-list.css.ts'
import { vatOptions, WITHOUT_VAT } from './vat-options.ts'

export interface PartListProps {
  administrationId: number
  line: BankTransaction
  draft: Draft
  onChange: (make: (draft: Draft) => Draft) => void
}

/** What the line is divided over: VAT per account, and when it is split an amount each and what is left. */
export function PartList({ administrationId, line, draft, onChange }: PartListProps) {
  const rest = restCents(draft, line)
  const [only] = draft.parts
  if (!only && !draft.isSplit) return null
  if (!draft.isSplit && draft.suggestion !== null && draft.parts.length === 1 && only?.kind === 'account') {
    // The card of the suggestion says the rest.
    return (
      <VatSelect
        administrationId={administrationId}
        line={line}
        part={only}
        onChange={(code) =>
          onChange((before) => ({ ...setVatCode(before, only.key, code), suggestion: before.suggestion }))
        }
      />
    )
  }
  if (!draft.isSplit && draft.suggestion !== null && only?.kind === 'item' && only.foreignAmount !== undefined) {
    return (
      <ForeignAmount
        key={only.item.id}
        part={only}
        onChange={(amount) =>
          onChange((before) => ({ ...setForeignAmount(before, only.key, amount), suggestion: before.suggestion }))
        }
      />
    )
  }
  return (
    <div className={styles.list}>
      <ul className={styles.parts} aria-label="Verdeling">
        {draft.parts.map((part) => (
          <li key={part.key} className={styles.part}>
            <div className={styles.words}>
              <span className={styles.title}>{partTitle(part)}</span>
              <span className={styles.detail}>{partDetail(part)}</span>
            </div>
            {(draft.isSplit || draft.suggestion === null) && (
              <IconButton
                icon={X}
                size="small"
                label={`${partTitle(part)} weghalen`}
                onClick={() => onChange((before) => removePart(before, part.key))}
              />
            )}
            {part.kind === 'item' && part.foreignAmount !== undefined && (
              <ForeignAmount
                part={part}
                onChange={(amount) => onChange((before) => setForeignAmount(before, part.key, amount))}
              />
            )}
            {(draft.isSplit || part.kind === 'account') && (
              <div className={draft.isSplit && part.kind === 'account' ? styles.twoFields : styles.fields}>
                {part.kind === 'account' && (
                  <VatSelect
                    size="small"
                    administrationId={administrationId}
                    line={line}
                    part={part}
                    onChange={(code) => onChange((before) => setVatCode(before, part.key, code))}
                  />
                )}
                {draft.isSplit && (
                  <MoneyField
                    label="Bedrag"
                    size="small"
                    align="end"
                    value={part.shareCents}
                    onChange={(cents) => onChange((before) => setShare(before, part.key, cents))}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {draft.isSplit && (
        <p role="status" className={styles.rest}>
          {rest === 0 ? (
            <Tick>Klopt</Tick>
          ) : (
            <>
              <span>{rest > 0 ? 'Nog te verdelen' : 'Te veel verdeeld'}</span>
              <span className={styles.restAmount}>{formatEuro(Math.abs(rest))}</span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** How much an item in another currency was paid of that: the rest of it stays open, and the difference is one of rates. */
function ForeignAmount({
  part: { item, foreignAmount = null },
  onChange,
}: {
  part: Extract<Part, { kind: 'item' }>
  onChange: (amount: number | null) => void
}) {
  const { currency = EURO } = item.foreign ?? {}
  const decimals = decimalsOf(currency)
  const [text, setText] = useState(() => (foreignAmount === null ? '' : moneyText(foreignAmount, currency)))
  return (
    <TextField
      className={styles.fields}
      label={`Betaald in ${currency}`}
      hint="Wat dit in euro scheelt met de factuur gaat naar Koersverschillen."
      size="small"
      inputMode="decimal"
      suffix={<span className={styles.unit}>{currency}</span>}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(amountOf(target.value, decimals))
      }}
      error={foreignAmount === null ? 'Vul een bedrag in' : undefined}
    />
  )
}

const moneyText = (amount: number, currency: string): string => paperFormatIn('nl', currency).money(amount)

/** What was typed in the smallest unit of its currency; null where that is no amount of it. */
function amountOf(text: string, decimals: number): number | null {
  const value = parseDecimal(text)
  if (value === null || value.startsWith('-')) return null
  const [whole = '', fraction = ''] = value.split('.')
  if (fraction.length > decimals) return null
  const amount = Number(whole + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null
}

interface VatSelectProps {
  administrationId: number
  line: BankTransaction
  part: Extract<Part, { kind: 'account' }>
  size?: 'small' | 'medium'
  onChange: (vatCode: string | null) => void
}

function VatSelect({ administrationId, line, part, size = 'medium', onChange }: VatSelectProps) {
  const codes = useQuery(query(contract.bank.vatCodes, { params: { administrationId } }))
  const options = vatOptions(codes.data, part, line)
    // Beside an amount there is no room for both words: '21% hoog tarief'.
    .map(({ label, ...option }) => ({
      ...option,
      label: size === 'small' ? label.replace(/ btw \((.+)\)$/, ' $1') : label,
    }))
  return (
    <Select
      label="Btw"
      size={size}
      value={part.vatCode ?? WITHOUT_VAT}
      options={options}
      onChange={(code) => onChange(code === WITHOUT_VAT ? null : code)}
    />
  )
}
