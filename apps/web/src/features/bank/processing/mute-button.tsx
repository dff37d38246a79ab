import { contract, type BankTransaction, type Suggestion } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { BellOff } from 'lucide-react'
import { useWrite } from '../../../app/transport/use-write.ts'
import { nameOf } from '../bank-texts.ts'
import * as styles from './suggestion-cards.css.ts'

export interface MuteButtonProps {
  administrationId: number
  line: BankTransaction
  suggestion: Suggestion
  /** How the line was about to be booked holds no longer. */
  onMuted: () => void
}

/** Leaves the chosen suggestion out for the counterparty of this line from now on. A rule is paused among the rules. */
export function MuteButton({ administrationId, line, suggestion, onMuted }: MuteButtonProps) {
  const { kind, accountId, label } = suggestion
  const unmute = useWrite(contract.bank.unmuteSuggestion)
  const mute = useWrite(contract.bank.muteSuggestion, {
    // Told at once: the button is gone when the line was read again.
    onAnswer: ({ id }) => {
      onMuted()
      const again = () => unmute.mutate({ params: { administrationId, mutedId: id } })
      const action = { label: 'Weer voorstellen', onPress: again }
      toast.success(`${mutedText(kind, label)} voorgesteld voor ${nameOf(line)}.`, { action })
    },
  })
  if (kind === 'rule' || (line.counterpartyIban === null && line.counterpartyName === null)) return null
  const press = () => mute.mutate({ params: { administrationId }, body: { transactionId: line.id, kind, accountId } })
  return (
    <Button className={styles.mute} icon={BellOff} variant="text" size="small" loading={mute.isPending} onClick={press}>
      Nooit meer voorstellen
    </Button>
  )
}

const mutedText = (kind: Suggestion['kind'], label: string): string => {
  if (kind === 'open_item') return 'Facturen worden niet meer'
  return kind === 'combination' ? 'Meer facturen samen worden niet meer' : `${label} wordt niet meer`
}
