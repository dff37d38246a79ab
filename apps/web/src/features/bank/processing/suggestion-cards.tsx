import type { LedgerAccount, Suggestion } from '@klopt/api-client/contract'
import { Icon, truncate } from '@klopt/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { plainEuro, reasonLabels } from '../bank-texts.ts'
import { itemDetail, itemTitle } from './part-texts.ts'
import * as styles from './suggestion-cards.css.ts'

export interface SuggestionCardsProps {
  suggestions: readonly Suggestion[]
  accounts: readonly LedgerAccount[]
  /** The place of the chosen one; null when something else was chosen. */
  chosen: number | null
  onChoose: (index: number) => void
}

/** What could be done with the line, best first, each with why. */
export function SuggestionCards({ suggestions, accounts, chosen, onChoose }: SuggestionCardsProps) {
  const name = useId()
  if (suggestions.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Voorstel</legend>
      {suggestions.map((suggestion, index) => (
        <label key={index} className={styles.card}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={chosen === index}
            onChange={() => onChoose(index)}
          />
          <CardText suggestion={suggestion} accounts={accounts} />
        </label>
      ))}
    </fieldset>
  )
}

function CardText({ suggestion, accounts }: { suggestion: Suggestion; accounts: readonly LedgerAccount[] }) {
  const { title, amount, details } = describe(suggestion, accounts)
  return (
    <span className={styles.words}>
      <span className={styles.titleLine}>
        <span className={truncate}>{title}</span>
        {amount && <span className={styles.amount}>{amount}</span>}
      </span>
      {details.map((detail) => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
      <span className={styles.reasons}>
        {suggestion.reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            <Icon of={Check} size={14} />
            {reasonLabels[reason]}
          </span>
        ))}
      </span>
    </span>
  )
}

function describe({ items, label, accountId, vatCode }: Suggestion, accounts: readonly LedgerAccount[]) {
  const [first] = items
  if (!first) {
    const account = accounts.find(({ id }) => id === accountId)
    const title = account ? `${account.number} ${account.name}` : label
    return { title, amount: '', details: vatCode === null ? ['zonder btw'] : [] }
  }
  if (items.length > 1) {
    const total = items.reduce((sum, { settleCents }) => sum + settleCents, 0)
    const details = items.map((item) => `${itemTitle(item)} · ${plainEuro(item.openCents)}`)
    return {
      title: label,
      amount: plainEuro(Math.abs(total)),
      details: [first.contactName ?? '', ...details].filter(Boolean),
    }
  }
  const isPart = Math.abs(first.settleCents) < Math.abs(first.openCents)
  const part = isPart
    ? [`deelbetaling: daarna nog ${plainEuro(Math.abs(first.openCents) - Math.abs(first.settleCents))} open`]
    : []
  return { title: itemTitle(first), amount: plainEuro(first.openCents), details: [itemDetail(first), ...part] }
}
