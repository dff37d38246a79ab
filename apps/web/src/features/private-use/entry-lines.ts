import type { JournalDraftInput, LedgerAccount } from '@klopt/api-client/contract'

/** A line of an entry by the RGS codes of its account, the first of which that is in the chart. */
export interface EntryLine {
  readonly rgs: readonly string[]
  readonly debitCents?: number
  readonly creditCents?: number
  readonly vatCode?: 'private_use' | 'purchase_high' | 'purchase_high_mixed'
}

/** Where VAT on private use stands until its return, which is box 1d. */
const PRIVATE_USE_VAT = 'BSchBepBop'
const INPUT_VAT = 'BVorVbkTvo'
/** Of an owner, or of a director of a company; partners choose their own. */
const WITHDRAWN = ['BEivKapPro', 'BVorOvrRcb']
const NOT_DEDUCTED = ['WBedAdlNbo']
const CAR_VAT = ['WBedAutBop', ...NOT_DEDUCTED]

/** VAT on private use of a car: a cost of the car, in box 1d. */
export const carLines = (cents: number): EntryLine[] => [
  { rgs: CAR_VAT, debitCents: cents },
  { rgs: [PRIVATE_USE_VAT], creditCents: cents, vatCode: 'private_use' },
]

/** VAT on what the owner took or used at home: withdrawn, in box 1d. */
export const withdrawnLines = (cents: number): EntryLine[] => [
  { rgs: WITHDRAWN, debitCents: cents },
  { rgs: [PRIVATE_USE_VAT], creditCents: cents, vatCode: 'private_use' },
]

/** VAT that is not deducted after all: a cost, and less in box 5b. */
export const benefitLines = (cents: number): EntryLine[] => deductionLines(cents)

/** VAT on assets or mixed costs that goes back as a cost, or, below zero, is deducted after all: in box 5b. */
export const deductionLines = (
  cents: number,
  vatCode: 'purchase_high' | 'purchase_high_mixed' = 'purchase_high',
): EntryLine[] =>
  cents >= 0
    ? [
        { rgs: NOT_DEDUCTED, debitCents: cents },
        { rgs: [INPUT_VAT], creditCents: cents, vatCode },
      ]
    : [
        { rgs: [INPUT_VAT], debitCents: -cents, vatCode },
        { rgs: NOT_DEDUCTED, creditCents: -cents },
      ]

/** The lines as a draft has them; an account that the chart lacks is left to be chosen. */
export function draftLinesOf(
  lines: readonly EntryLine[],
  accounts: readonly Pick<LedgerAccount, 'id' | 'rgsCode' | 'active'>[],
): JournalDraftInput['lines'] {
  const idOf = (rgs: string) => accounts.find(({ rgsCode, active }) => active && rgsCode === rgs)?.id
  return lines.map(({ rgs, debitCents = null, creditCents = null, vatCode = null }) => ({
    accountId: rgs.map(idOf).find((id) => id !== undefined) ?? null,
    contactId: null,
    openItemId: null,
    vatCode,
    debitCents,
    creditCents,
    description: '',
  }))
}
