import { normaliseIban } from './open-item-index.ts'
import type { AccountSuggestion, BankLine, OwnAccounts } from './types.ts'

/** Recognises money that goes from one own account to another: it pays no invoice, whatever its text says. */
export class OwnTransfers {
  readonly #ibans: ReadonlySet<string>
  readonly #inTransitAccountId: number | null

  constructor({ ibans, inTransitAccountId }: OwnAccounts = { ibans: [], inTransitAccountId: null }) {
    this.#ibans = new Set(ibans.map(normaliseIban).filter((iban) => iban !== ''))
    this.#inTransitAccountId = inTransitAccountId
  }

  has({ counterpartyIban }: BankLine): boolean {
    return this.#ibans.has(normaliseIban(counterpartyIban))
  }

  /** In transit, so that the line on the other account ends it; nothing where a bank names the account itself. */
  suggest(line: BankLine): AccountSuggestion[] {
    const isOther = normaliseIban(line.counterpartyIban) !== normaliseIban(line.ownIban ?? null)
    if (this.#inTransitAccountId === null || !isOther || !this.has(line)) return []
    return [
      {
        kind: 'account',
        accountId: this.#inTransitAccountId,
        vatCode: null,
        certainty: 'likely',
        reasons: ['own_account'],
      },
    ]
  }
}
