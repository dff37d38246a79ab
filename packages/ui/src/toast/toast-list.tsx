'use client'

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { overlays } from '../overlay/overlays.ts'
import { Announcer } from './announcer.tsx'
import { ToastItem } from './toast-item.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import * as styles from './toast.css.ts'
import { useAgeing } from './use-ageing.ts'
import { useFocusAfterClosing } from './use-focus-after-closing.ts'

/** The toasts at the bottom of the window, and the live regions that speak them. */
export function ToastList() {
  const texts = useLanguage('toast', dutch)
  const { subscribe, getToasts } = overlays.toasts
  const toasts = useSyncExternalStore(subscribe, getToasts, getToasts)
  const region = useRef<HTMLElement>(null)
  const shown = toasts.length > 0

  useLayoutEffect(() => {
    const element = region.current
    if (!shown || !element) return
    element.showPopover()
    return () => element.hidePopover()
  }, [shown])
  useAgeing(shown, region)
  const { focus, close } = useFocusAfterClosing(region)

  return (
    <>
      <Announcer toasts={toasts} />
      <section ref={region} popover="manual" aria-label={texts.region} className={styles.region} {...focus}>
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onClose={close} />
          ))}
        </ol>
      </section>
    </>
  )
}
