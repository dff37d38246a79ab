import { contract, type LedgerAccount, type Suggestion } from '@klopt/api-client/contract'
import { likelyPaid } from '@klopt/bookkeeping/ledger'
import { paperFormatIn } from '@klopt/bookkeeping/paper'
import { Icon, truncate } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { query } from '../../../app/transport/api.ts'
import { reasonLabels } from '../bank-texts.ts'
import { differenceText, itemDetail, itemTitle, otherSideText, OWN_TRANSFER } from './part-texts.ts'
import * as styles from './suggestion-cards.css.ts'
import { shortVat, type VatCodes } from './vat-options.ts'

export interface SuggestionCardsProps {
  administrationId: number
  suggestions: readonly Suggestion[]
  accounts: readonly LedgerAccount[]
  /** The place of the chosen one; null when something else was chosen. */
  chosen: number | null
  onChoose: (index: number) => void
}

/** What could be done with the line, best first, each with why. */
export function SuggestionCards(props: SuggestionCardsProps) {
  const { administrationId, suggestions, accounts, chosen, onChoose } = props
  const name = useId()
  const codes = useQuery(query(contract.bank.vatCodes, { params: { administrationId } }))
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
          <CardText suggestion={suggestion} accounts={accounts} codes={codes.data} />
        </label>
      ))}
    </fieldset>
  )
}

interface CardTextProps {
  suggestion: Suggestion
  accounts: readonly LedgerAccount[]
  codes: VatCodes | undefined
}

type SuggestedItem = Suggestion['items'][number]

function CardText({ suggestion, accounts, codes }: CardTextProps) {
  const { title, amount, details } = describe(suggestion, accounts, codes)
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

function describe(suggestion: Suggestion, accounts: readonly LedgerAccount[], codes: VatCodes | undefined) {
  const { items, label, accountId, vatCode, transfer } = suggestion
  const [first] = items
  if (transfer)
    return { title: `${OWN_TRANSFER} · ${transfer.journalName}`, amount: '', details: [otherSideText(transfer)] }
  if (!first) {
    const account = accounts.find(({ id }) => id === accountId)
    return {
      title: account ? `${account.number} ${account.name}` : label,
      amount: shortVat(codes, vatCode),
      details: [],
    }
  }
  if (items.length > 1) {
    const total = items.reduce((sum, { settleCents }) => sum + settleCents, 0)
    const details = [
      first.contactName ?? '',
      ...items.map((item) => `${itemTitle(item)} · ${formatEuro(amountOf(item, suggestion))}`),
    ]
    const more = suggestion.isReturn ? `${formatEuro(Math.abs(total))} staat weer open` : differenceText(suggestion)
    const amount = suggestion.isReturn ? '' : formatEuro(Math.abs(total))
    return { title: label, amount, details: [...details, more].filter(Boolean) }
  }
  if (suggestion.isReturn) {
    const again = `${formatEuro(Math.abs(first.settleCents))} staat weer open`
    return { title: `${itemTitle(first)} teruggeboekt`, amount: '', details: [itemDetail(first), again] }
  }
  if (first.foreign) return describeForeign(first, first.foreign)
  const left = Math.abs(first.openCents) - Math.abs(first.settleCents)
  const part = left > 0 ? [`deelbetaling: daarna nog ${formatEuro(left)} open`] : []
  const details = [itemDetail(first), ...part, differenceText(suggestion)].filter(Boolean)
  return { title: itemTitle(first), amount: formatEuro(first.openCents), details }
}

/** What is open of an item, or what of it came back. */
const amountOf = ({ openCents, settleCents }: SuggestedItem, { isReturn }: Suggestion): number =>
  isReturn ? Math.abs(settleCents) : openCents

/** What is open in its own currency, which is what the other side pays, and what that was booked for. */
function describeForeign(item: SuggestedItem, { currency, openAmount }: NonNullable<SuggestedItem['foreign']>) {
  const { euro } = paperFormatIn('nl', currency)
  const left = openAmount - likelyPaid({ openCents: item.openCents, openForeign: openAmount }, item.settleCents)
  return {
    title: itemTitle(item),
    amount: euro(openAmount),
    details: [
      itemDetail(item),
      `${formatEuro(item.openCents)} in de boeken`,
      ...(left === 0 ? [] : [`deelbetaling: daarna nog ${euro(left)} open`]),
    ],
  }
}
