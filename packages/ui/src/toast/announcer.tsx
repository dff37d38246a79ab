'use client'

import type { Toast } from '../overlay/toast-queue.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/**
 * The live regions. They stand empty before any toast is there: a screen reader speaks what is
 * added to a region it knows, so how something ended is another paragraph than that it went on. Errors interrupt, the
 * rest waits its turn.
 */
export function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  const texts = useLanguage('toast', dutch)
  return (
    <div className={visuallyHidden}>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={texts.region}>
        {toasts.map(({ id, tone, text }) => tone !== 'error' && <p key={`${id}${tone}`}>{text}</p>)}
      </div>
      <div role="log" aria-live="assertive" aria-relevant="additions" aria-label={texts.errors}>
        {toasts.map(({ id, tone, text }) => tone === 'error' && <p key={id}>{text}</p>)}
      </div>
    </div>
  )
}
