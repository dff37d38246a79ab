import { classNames, Icon } from '@klopt/ui'
import { X } from 'lucide-react'
import { useId, type Ref } from 'react'
import * as styles from './support-bar.css.ts'

export interface SupportButtonProps {
  isOpen: boolean
  /** What one looks at is a customer's. */
  isWarning: boolean
  /** Shows the remark that there is help for this page. */
  hasHint: boolean
  /** The id of the sidebar, once there is one. */
  controls: string | undefined
  onPress: () => void
  /** The pointer or the focus comes near. */
  onNear: () => void
  ref: Ref<HTMLButtonElement>
}

/** The round button at the bottom right: a question mark, a red exclamation mark at a customer's data, a cross when open. */
export function SupportButton(props: SupportButtonProps) {
  const { isOpen, isWarning, hasHint, controls, onPress, onNear, ref } = props
  const id = useId()
  return (
    // A landmark, so that who goes by those finds its remark too.
    <section aria-label="Hulp bij deze pagina" className={styles.place}>
      {hasHint && (
        // Pressing it presses the button.
        <label id={`${id}-hint`} htmlFor={id} className={styles.hint}>
          Meer weten over deze pagina?
        </label>
      )}
      <button
        ref={ref}
        id={id}
        type="button"
        aria-label={nameOf(isOpen, isWarning)}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-describedby={hasHint ? `${id}-hint` : undefined}
        className={classNames(styles.button, isWarning && !isOpen && styles.warning)}
        onClick={onPress}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {isOpen ? (
          <Icon of={X} size={22} />
        ) : (
          <span aria-hidden className={styles.mark}>
            {isWarning ? '!' : '?'}
          </span>
        )}
      </button>
    </section>
  )
}

function nameOf(isOpen: boolean, isWarning: boolean): string {
  if (isOpen) return 'Hulp sluiten'
  return isWarning ? 'Hulp openen. Let op: je bekijkt gegevens van een klant' : 'Hulp openen'
}
