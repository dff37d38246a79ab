import { useEffect } from 'react'

/** Saves when the screen is left or hidden; a tab that closes with something unsaved asks first. */
export function useSaveOnLeaving(autosave: { flush: () => Promise<boolean> }, isUnsaved: boolean): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void autosave.flush()
    }
    // What could not be sent without a connection goes as soon as there is one.
    const onOnline = () => void autosave.flush()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', onOnline)
      void autosave.flush()
    }
  }, [autosave])
  useEffect(() => {
    if (!isUnsaved) return
    const onClose = (event: BeforeUnloadEvent) => {
      void autosave.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onClose)
    return () => window.removeEventListener('beforeunload', onClose)
  }, [autosave, isUnsaved])
}
