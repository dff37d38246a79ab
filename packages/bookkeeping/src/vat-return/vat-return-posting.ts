import { BookkeepingError } from '../money/errors.ts'
import { PostingBuilder, type AccountRef, type PostingLine } from '../ledger/posting.ts'
import { SYSTEM_ACCOUNTS } from '../ledger/system-accounts.ts'
import { inputVatAccount, outputVatAccount } from '../ledger/vat-accounts.ts'
import { vatReturnTotals, type VatFact, type VatReturnBox } from './vat-return.ts'

export interface VatAccountBalance {
  account: AccountRef
  /** Credit minus debit in the period: VAT payable is positive, VAT to reclaim negative. */
  balanceCents: number
}

/**
 * Files a return in the books: empties the VAT accounts of the period, puts 5g on
 * 'Te betalen omzetbelasting' and the rounding on 'Betalingsverschillen'. Empty
 * when nothing happened. Throws `unbalanced_posting` when the accounts and the
 * return disagree, which means something was booked on them without a VAT code.
 */
export function vatReturnPosting(
  boxes: readonly VatReturnBox[],
  balances: readonly VatAccountBalance[],
): PostingLine[] {
  const { exactCents, payableCents, roundingDifferenceCents } = vatReturnTotals(boxes)
  const onAccounts = balances.reduce((total, { balanceCents }) => total + balanceCents, 0)
  if (onAccounts !== exactCents) {
    throw new BookkeepingError(
      'unbalanced_posting',
      `De btw-rekeningen verschillen ${Math.abs(onAccounts - exactCents)} cent van de aangifte, omdat er zonder btw-code op geboekt is. Corrigeer die boekingen eerst.`,
    )
  }
  const posting = new PostingBuilder()
  for (const { account, balanceCents } of balances) posting.debit(account, balanceCents)
  return posting
    .credit({ rgs: SYSTEM_ACCOUNTS.vatPayable }, payableCents)
    .credit({ rgs: SYSTEM_ACCOUNTS.paymentDifferences }, roundingDifferenceCents, {
      description: 'Afronding btw-aangifte',
    })
    .build()
}

/** The balances of the VAT accounts that follow from the facts of a return. */
export function vatAccountBalances(facts: readonly VatFact[]): VatAccountBalance[] {
  const balances = new Map<string, VatAccountBalance>()
  for (const { vatCode, vatKind, balanceCents } of facts) {
    if (vatKind === 'base') continue
    const account = vatKind === 'input' ? inputVatAccount() : outputVatAccount(vatCode)
    const key = JSON.stringify(account)
    const balance = balances.get(key) ?? { account, balanceCents: 0 }
    balance.balanceCents += balanceCents
    balances.set(key, balance)
  }
  return [...balances.values()].filter(({ balanceCents }) => balanceCents !== 0)
}
