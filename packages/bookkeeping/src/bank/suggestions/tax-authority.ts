import { TAX_AUTHORITY } from '../../payments/tax-payments.ts'
import { taxKindIn, type TaxKind } from '../../payments/tax-kinds.ts'
import { nameKey } from './names.ts'
import { normaliseIban } from './open-item-index.ts'
import { taxSuggestions } from './tax-suggestions.ts'
import type { AccountSuggestion, RuleSuggestion } from './suggestion.ts'
import type { BankLine, BankRule, SuggestionCandidates } from './types.ts'

/**
 * Judges lines of the tax authority, which takes and gives back every tax on one account: whoever pays it says little, the
 * text and the betalingskenmerk say which tax it is.
 */
export class TaxAuthority {
  readonly #claims: NonNullable<SuggestionCandidates['taxes']>
  readonly #accounts: NonNullable<SuggestionCandidates['taxAccounts']>
  /** Rules that look at the text, so that who made them said which tax they are for. */
  readonly #byText: ReadonlySet<number>

  constructor({ taxes = [], taxAccounts = [], rules }: SuggestionCandidates) {
    this.#claims = taxes
    this.#accounts = taxAccounts
    this.#byText = new Set(rules.filter(looksAtText).map(({ id }) => id))
  }

  /** The returns and assessments that it may pay, else the account of the tax that it names. */
  suggest(line: BankLine): AccountSuggestion[] {
    const said = taxOf(line)
    const claims = this.#claims
      .flatMap((claims) => taxSuggestions(line, claims))
      .filter(({ reasons }) => reasons.includes('reference') || said === null || said === 'vat')
    if (claims.length > 0 || said === null || !isAuthority(line)) return claims
    return this.#accounts
      .filter(({ kind }) => kind === said)
      .map(({ accountId, vatCode }) => ({
        kind: 'account',
        accountId,
        vatCode,
        certainty: 'likely',
        reasons: hasItsIban(line) ? ['tax', 'iban'] : ['tax'],
      }))
  }

  /** Leaves out rules that are for another tax than the line names; certain is one for a tax besides VAT that looks at the text. */
  ofRules(line: BankLine, suggestions: readonly RuleSuggestion[]): RuleSuggestion[] {
    if (!isCalledAuthority(line)) return [...suggestions]
    return this.#ofSaid(line, suggestions).map((suggestion) => {
      const isSure = this.#byText.has(suggestion.ruleId) && this.#kindOf(suggestion.accountId) !== 'vat'
      return isSure || suggestion.certainty !== 'certain' ? suggestion : { ...suggestion, certainty: 'likely' }
    })
  }

  /** The same of what was done before, which tells what it is only where the line names that tax. */
  ofHistory(line: BankLine, suggestions: readonly AccountSuggestion[]): AccountSuggestion[] {
    if (!isCalledAuthority(line)) return [...suggestions]
    const isSaid = taxOf(line) !== null
    return this.#ofSaid(line, suggestions).map((suggestion) =>
      isSaid ? suggestion : { ...suggestion, certainty: 'possible' },
    )
  }

  #ofSaid<One extends { readonly accountId: number }>(line: BankLine, suggestions: readonly One[]): One[] {
    const said = taxOf(line)
    return suggestions.filter(({ accountId }) => {
      const kind = this.#kindOf(accountId)
      return said === null || kind === undefined || kind === said
    })
  }

  readonly #kindOf = (accountId: number): TaxKind | undefined =>
    this.#accounts.find((account) => account.accountId === accountId)?.kind
}

const looksAtText = ({ conditions }: BankRule): boolean => (conditions.descriptionContains ?? '').trim() !== '' // zero: a rule without a text

/** By its account, or where the bank shows none by its name: elsewhere nobody is told to book a tax. */
const isAuthority = (line: BankLine): boolean =>
  normaliseIban(line.counterpartyIban) === '' ? hasItsName(line) : hasItsIban(line)

/** An office of it may have another account, on which as little can be relied. */
const isCalledAuthority = (line: BankLine): boolean => hasItsIban(line) || hasItsName(line)

const hasItsIban = ({ counterpartyIban }: BankLine): boolean => normaliseIban(counterpartyIban) === TAX_AUTHORITY.iban

const hasItsName = ({ counterpartyName }: BankLine): boolean =>
  nameKey(counterpartyName).split(' ').includes(nameKey(TAX_AUTHORITY.name))

const taxOf = ({ description, structuredReference }: BankLine): TaxKind | null =>
  taxKindIn(`${description} ${structuredReference ?? ''}`)?.kind ?? null // zero: a line without a reference
