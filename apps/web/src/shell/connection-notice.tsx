import { Alert, toast } from '@klopt/ui'
import { useEffect, useSyncExternalStore } from 'react'
import * as styles from './connection-notice.css.ts'

/** Says on every screen that there is no connection, what that means for what one types, and when it is back. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  useEffect(() => {
    const welcome = () => void toast.success('Je bent weer online.')
    window.addEventListener('online', welcome)
    return () => window.removeEventListener('online', welcome)
  }, [])
  return (
    <div className={styles.place} aria-live="polite">
      {!isOnline && (
        <Alert tone="warning">
          Je hebt geen internetverbinding. Wat je hebt ingevuld blijft staan; opslaan kan zodra je weer online bent.
        </Alert>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
