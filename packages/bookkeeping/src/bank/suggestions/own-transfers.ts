import { normaliseIban } from './open-item-index.ts'
import { otherSideOf } from './transfer-sides.ts'
import type { AccountSuggestion } from './suggestion.ts'
import type { BankLine, OwnAccounts, TransferSide } from './types.ts'

/** Recognises money that goes from one own account to another: it pays no invoice, whatever its text says. */
export class OwnTransfers {
  readonly #ibans: ReadonlySet<string>
  readonly #inTransitAccountId: number | null
  readonly #sides: ReadonlyMap<number, readonly TransferSide[]>

  constructor({ ibans, inTransitAccountId, sides = [] }: OwnAccounts = { ibans: [], inTransitAccountId: null }) {
    this.#ibans = new Set(ibans.map(normaliseIban).filter((iban) => iban !== ''))
    this.#inTransitAccountId = inTransitAccountId
    this.#sides = Map.groupBy(sides, ({ amountCents }) => amountCents)
  }

  has({ counterpartyIban }: Pick<BankLine, 'counterpartyIban'>): boolean {
    return this.#ibans.has(normaliseIban(counterpartyIban))
  }

  /**
   * In transit, so that the line on the other account ends it; certain when that line is there. Nothing where a bank
   * names the account itself.
   */
  suggest(line: BankLine): AccountSuggestion[] {
    const iban = normaliseIban(line.counterpartyIban)
    const isOther = iban !== normaliseIban(line.ownIban ?? null)
    if (this.#inTransitAccountId === null || !isOther || !this.has(line)) return []
    const other = otherSideOf(line, this.#sides.get(-line.amountCents) ?? [])
    return [
      {
        kind: 'account',
        accountId: this.#inTransitAccountId,
        vatCode: null,
        certainty: other === null ? 'likely' : 'certain',
        reasons: other === null ? ['own_account'] : ['own_account', 'amount'],
        transfer: { iban, otherLineId: other?.id ?? null },
      },
    ]
  }
}
