'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons/drawings.ts'
import type { IconDrawing } from '../icons/icon.tsx'
import type { MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { Toast, ToastTone } from '../overlay/toast-queue.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { classNames } from '../styles/class-names.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import * as styles from './toast.css.ts'

const icons: Record<Exclude<ToastTone, 'pending'>, IconDrawing> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
}

export interface ToastItemProps {
  toast: Toast
  /** Closes it and finds focus a place, when it was here. */
  onClose: (id: string, byKeyboard: boolean) => void
}

/** One toast, with the cross that closes it. */
export function ToastItem({ toast, onClose }: ToastItemProps) {
  const texts = useLanguage('toast', dutch)
  const { id, tone, text, action } = toast
  // A key presses without a count of clicks.
  const close = (event: MouseEvent) => onClose(id, event.detail === 0)
  return (
    <li className={styles.toast} data-tone={tone}>
      {tone === 'pending' ? (
        <Spinner className={classNames(styles.icon, styles.spinner)} />
      ) : (
        <Icon of={icons[tone]} size={18} label={texts[tone]} className={classNames(styles.icon, styles.tone[tone])} />
      )}
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          variant="link"
          size="small"
          onClick={(event) => {
            close(event)
            action.onPress()
          }}
        >
          {action.label ?? texts.undo}
        </Button>
      )}
      <IconButton icon={X} label={texts.close} size="small" onClick={close} />
    </li>
  )
}
