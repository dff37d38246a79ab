import { Button, Icon } from '@klopt/ui'
import { Check, CloudOff } from 'lucide-react'
import type { AutosaveState } from '../shared/drafts/autosave.ts'
import * as styles from './save-indicator.css.ts'
import { savedAtText } from '../shared/dates/times.ts'

export interface SaveIndicatorProps {
  saving: AutosaveState
  /** When it was saved before this sitting, in milliseconds; null for never. */
  savedAt: number | null
  /** The civil day it is. */
  today: string
  /** Something is wrong in it, so that it cannot be saved yet. */
  isIncomplete: boolean
  onRetry: () => void
}

/** Whether what is typed is on the server. */
export function SaveIndicator({ saving, savedAt, today, isIncomplete, onRetry }: SaveIndicatorProps) {
  const lastSavedAt = saving.savedAt ?? savedAt
  if (saving.phase === 'conflict') return null
  if (saving.phase === 'failed') {
    return (
      <span role="status" className={styles.notSaved}>
        <Icon of={CloudOff} />
        Niet bewaard
        <Button size="small" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      </span>
    )
  }
  return (
    <span role="status" className={styles.saved}>
      {saving.phase === 'waiting' && isIncomplete && 'Nog niet bewaard: verbeter wat rood is'}
      {(saving.phase === 'saving' || (saving.phase === 'waiting' && !isIncomplete)) && 'Bewaren…'}
      {saving.phase === 'saved' && lastSavedAt !== null && (
        <>
          <Icon of={Check} />
          {savedAtText(lastSavedAt, today)}
        </>
      )}
    </span>
  )
}
