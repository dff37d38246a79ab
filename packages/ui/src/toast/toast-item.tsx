import { CircleAlert, CircleCheck, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { overlays } from '../overlay/overlays.ts'
import type { Toast, ToastTone } from '../overlay/toast-queue.ts'
import { classNames } from '../styles/class-names.ts'
import * as styles from './toast.css.ts'

const icons: Record<ToastTone, { icon: LucideIcon; meaning: string }> = {
  success: { icon: CircleCheck, meaning: 'Gelukt' },
  warning: { icon: TriangleAlert, meaning: 'Let op' },
  error: { icon: CircleAlert, meaning: 'Fout' },
}

/** One toast, with the cross that closes it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const { id, tone, text, action } = toast
  const { icon, meaning } = icons[tone]
  const close = () => overlays.toasts.remove(id)
  return (
    <li className={styles.toast} data-tone={tone}>
      <Icon of={icon} size={18} label={meaning} className={classNames(styles.icon, styles.tone[tone])} />
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            close()
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label="Sluit notificatie" size="small" onClick={close} />
    </li>
  )
}
