import { Alert, Button, Kbd } from '@klopt/ui'
import { LINE_FORM_ID } from './line-form.tsx'
import * as styles from './line-panel.css.ts'
import { useIsSlow } from './use-is-slow.ts'

export interface LineActionsProps {
  error: string | null
  isSplit: boolean
  isBusy: boolean
  /** The line was read, and its form is there to take a press. */
  isReady: boolean
  onSplit: () => void
}

/** The buttons under a waiting line, and why booking it failed. */
export function LineActions({ error, isSplit, isBusy, isReady, onSplit }: LineActionsProps) {
  // Lines are booked one after another in a rhythm: the button only shows that it is busy when that takes a while.
  const isSlow = useIsSlow(isBusy)
  return (
    <div className={styles.footer}>
      {error !== null && <Alert tone="danger">{error}</Alert>}
      <div className={styles.buttons}>
        <Button
          type="submit"
          form={LINE_FORM_ID}
          variant="primary"
          size="large"
          className={styles.agree}
          loading={isSlow}
          disabled={!isReady}
        >
          Akkoord
          <Kbd aria-hidden className={styles.agreeKey}>
            Enter
          </Kbd>
        </Button>
        <Button size="large" onClick={onSplit} disabled={!isReady}>
          {isSplit ? 'Niet splitsen' : 'Splitsen'}
        </Button>
      </div>
    </div>
  )
}
