import { must } from '../../money/must.ts'
import { nameKey } from './names.ts'
import { normaliseIban } from './open-item-index.ts'
import type { Suggestion } from './suggestion.ts'
import type { BankLine, MutedSuggestion } from './types.ts'

type Party = Pick<BankLine, 'counterpartyIban' | 'counterpartyName'>

/** What somebody did not want to see again: a document or an account, for whoever has this account, else this name. */
export class MutedSuggestions {
  readonly #byParty: ReadonlyMap<string, readonly MutedSuggestion[]>

  constructor(muted: readonly MutedSuggestion[] = []) {
    this.#byParty = Map.groupBy(muted.filter(namesSomebody), (one) => must(partiesOf(one)[0], 'for whom'))
  }

  /** The suggestions of a line without those that are muted for its counterparty. */
  without<One extends Suggestion>(line: Party, suggestions: readonly One[]): One[] {
    const muted = partiesOf(line).flatMap((party) => this.#byParty.get(party) ?? [])
    return suggestions.filter((suggestion) => !muted.some((one) => isOf(one, suggestion)))
  }
}

/** Whether anything can be muted for the counterparty of a line: it has an account, or a name that says who it is. */
export const namesSomebody = (line: Party): boolean => partiesOf(line).length > 0

function isOf({ kind, accountId, openItemIds }: MutedSuggestion, suggestion: Suggestion): boolean {
  if (kind !== suggestion.kind) return false
  if (suggestion.kind === 'account') return suggestion.accountId === accountId
  return openItemIds === null || isSameSet(openItemIds, itemsOf(suggestion))
}

/** What belongs together stays suggested apart, and the other way round: of a sum only this one is said to be wrong. */
const isSameSet = (ids: readonly number[], others: readonly number[]): boolean =>
  ids.length === others.length && ids.every((id) => others.includes(id))

function itemsOf(suggestion: Suggestion): number[] {
  if (suggestion.kind === 'open_item') return [suggestion.openItemId]
  return suggestion.kind === 'combination' ? suggestion.items.map(({ openItemId }) => openItemId) : []
}

/** The account first: what is kept by an account holds for it alone, what is kept by a name for whoever has that. */
function partiesOf({ counterpartyIban, counterpartyName }: Party): string[] {
  const [iban, name] = [normaliseIban(counterpartyIban), nameKey(counterpartyName)]
  return [...(iban === '' ? [] : [`iban ${iban}`]), ...(name === '' ? [] : [`name ${name}`])]
}
