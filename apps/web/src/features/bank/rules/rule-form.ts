import type { BankRule, BankRuleInput } from '@klopt/api-client/contract'
import { formatDecimal, parseDecimal } from '@klopt/validators'

export interface ShareForm {
  accountId: number | null
  vatCode: string
  percentage: string
}

/** A rule while somebody types. */
export interface RuleForm {
  name: string
  position: string
  direction: 'in' | 'out'
  journalId: number
  counterpartyIban: string
  counterpartyName: string
  descriptionContains: string
  minCents: number | null
  maxCents: number | null
  accountId: number | null
  vatCode: string
  contactId: number | null
  shares: ShareForm[]
}

/** Stands for every book. */
export const EVERY_BOOK = 0
/** Stands for no VAT code. */
export const WITHOUT_VAT = 'none'

export const emptyShare: ShareForm = { accountId: null, vatCode: WITHOUT_VAT, percentage: '' }

/** The wire's rule as text to edit; an empty form, which comes last, for a new one. */
export function formOf(rule: BankRule | null): RuleForm {
  return {
    name: rule?.name ?? '',
    position: rule === null ? '' : String(rule.position),
    direction: rule?.direction ?? 'out',
    journalId: rule?.journalId ?? EVERY_BOOK,
    counterpartyIban: rule?.counterpartyIban ?? '',
    counterpartyName: rule?.counterpartyName ?? '',
    descriptionContains: rule?.descriptionContains ?? '',
    minCents: rule?.minCents ?? null,
    maxCents: rule?.maxCents ?? null,
    accountId: rule?.accountId ?? null,
    vatCode: rule?.vatCode ?? WITHOUT_VAT,
    contactId: rule?.contactId ?? null,
    shares: (rule?.shares ?? []).map(({ accountId, vatCode, basisPoints }) => ({
      accountId,
      vatCode: vatCode ?? WITHOUT_VAT,
      percentage: formatDecimal(String(basisPoints / 100)),
    })),
  }
}

/** What was typed as the wire has it; null while an account is missing. */
export function inputOf(form: RuleForm): (BankRuleInput & { position?: number }) | null {
  const { accountId, position, journalId, vatCode, shares, ...rest } = form
  const parts = shares.flatMap((share) =>
    share.accountId === null
      ? []
      : [{ accountId: share.accountId, vatCode: vatOf(share.vatCode), basisPoints: basisPointsOf(share.percentage) }],
  )
  if (accountId === null || parts.length < shares.length) return null
  return {
    ...rest,
    counterpartyIban: textOrNull(rest.counterpartyIban),
    counterpartyName: textOrNull(rest.counterpartyName),
    descriptionContains: textOrNull(rest.descriptionContains),
    name: rest.name.trim(),
    accountId,
    vatCode: vatOf(vatCode),
    journalId: journalId === EVERY_BOOK ? null : journalId,
    shares: parts,
    ...(position.trim() !== '' && { position: Number(position) }),
  }
}

export const isPlace = (text: string): true | string =>
  text.trim() === '' || /^[1-9]\d{0,3}$/.test(text.trim()) || 'Vul een plaats in, zoals 1'

export const isPercentage = (text: string): true | string => {
  const points = basisPointsOf(text)
  return (points > 0 && points < 10_000) || 'Vul een percentage onder de 100 in, zoals 25 of 33,33'
}

/** A percentage with at most two decimals, times a hundred; 0 when it is none. */
function basisPointsOf(text: string): number {
  const value = parseDecimal(text)
  if (value === null || (value.split('.')[1]?.length ?? 0) > 2) return 0
  return Math.round(Number(value) * 100)
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim())
const vatOf = (code: string) => (code === WITHOUT_VAT ? null : code)
