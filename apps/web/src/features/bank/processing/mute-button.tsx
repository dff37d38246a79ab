import { contract, type BankTransaction, type Suggestion } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { BellOff } from 'lucide-react'
import { useWrite } from '../../../app/transport/use-write.ts'
import { nameOf } from '../bank-texts.ts'
import { itemTitle } from './part-texts.ts'
import * as styles from './suggestion-cards.css.ts'

export interface MuteButtonProps {
  administrationId: number
  line: BankTransaction
  suggestion: Suggestion
  /** How the line was about to be booked holds no longer. */
  onMuted: () => void
}

/** Leaves the chosen document or account out for the counterparty of this line from now on. A rule is paused among the rules. */
export function MuteButton({ administrationId, line, suggestion, onMuted }: MuteButtonProps) {
  const { kind, accountId, items } = suggestion
  const unmute = useWrite(contract.bank.unmuteSuggestion)
  const mute = useWrite(contract.bank.muteSuggestion, {
    // Told at once: the button is gone when the line was read again.
    onAnswer: ({ id }) => {
      onMuted()
      const again = () => unmute.mutate({ params: { administrationId, mutedId: id } })
      const action = { label: 'Weer voorstellen', onPress: again }
      toast.success(`${mutedText(suggestion)} niet meer voorgesteld voor ${nameOf(line)}.`, { action })
    },
  })
  if (kind === 'rule' || (line.counterpartyIban === null && line.counterpartyName === null)) return null
  const openItemIds = items.map(({ id }) => id)
  const press = () =>
    mute.mutate({ params: { administrationId }, body: { transactionId: line.id, kind, accountId, openItemIds } })
  return (
    <Button className={styles.mute} icon={BellOff} variant="text" size="small" loading={mute.isPending} onClick={press}>
      Nooit meer voorstellen
    </Button>
  )
}

function mutedText({ items: [first, ...others], label }: Suggestion): string {
  if (others.length > 0) return `${label} worden samen`
  return `${first ? itemTitle(first) : label} wordt`
}
