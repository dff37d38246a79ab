'use client'

import type { IconDrawing } from '../icons/icon.tsx'
import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { useHeldTrue } from '../hooks/use-held-true.ts'
import { Icon } from '../icons/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate, visuallyHidden } from '../styles/utilities.css.ts'
import type { ControlSize } from '../themes/scale.ts'
import { buttonClassName } from './button-class-name.ts'
import type { ButtonVariant } from './button.css.ts'
import * as styles from './button.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

/** How long a button shows that it is busy, at the least, in milliseconds. */
export const MINIMUM_LOADING_MS = 750

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button weighs: one `primary` on a screen. Default `secondary`. */
  variant?: ButtonVariant
  /** 24, 28, 36 or 44 px high. Default `medium`. */
  size?: ControlSize
  /**
   * Whether the press is being worked on. Shown for at least 750 ms, unless it opened a dialog; meanwhile the button keeps its
   * width and the focus, says that it is busy and cannot be pressed again. Pass `false`, rather
   * than nothing, to a button that will be busy later: then its announcement is ready.
   */
  loading?: boolean
  /** An icon before the text. */
  icon?: IconDrawing
  /** As wide as its container. */
  fullWidth?: boolean
  /** A verb with its object: "Factuur versturen". */
  children?: ReactNode
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>
}

/** A press that does something. Somewhere to go is a link, which can look the same. */
export const Button = takesRef(function Button(props: ButtonProps) {
  const texts = useLanguage('button', dutch)
  const { variant, size, loading, icon, fullWidth, className, children, ...rest } = props
  const content = useRef<HTMLSpanElement>(null)
  const pending = useHeldTrue(loading ?? false, MINIMUM_LOADING_MS, () => isCovered(content.current))
  const look = buttonClassName({ variant, size, fullWidth })
  const text = isText(children)
  return (
    <button
      type="button"
      {...rest}
      {...(pending && whilePending)}
      className={classNames(look, pending && styles.pending, className)}
    >
      <span
        ref={content}
        className={classNames(text && !icon ? truncate : styles.content, pending && styles.contentPending)}
      >
        {icon && <Icon of={icon} size={size === 'large' ? 18 : 16} />}
        {text && icon ? <span className={truncate}>{children}</span> : children}
      </span>
      {pending && <Spinner className={styles.spinner} />}
      {loading !== undefined && (
        <span aria-live="polite" className={visuallyHidden}>
          {pending && texts.pending}
        </span>
      )}
    </button>
  )
})

/** Whether a dialog lies over it: what the press led to is seen, and a button that spins behind it seems stuck. */
function isCovered(inside: HTMLElement | null): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  return top !== undefined && !top.contains(inside)
}

/** Words alone end in an ellipsis where the button has too little room; what it is made of otherwise stays as it is. */
const isText = (children: ReactNode): boolean =>
  Array.isArray(children) ? children.every(isText) : typeof children === 'string' || typeof children === 'number'

const ignore = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Not `disabled`: that would lose the focus. Type `button`, so that Enter in a form cannot repeat it. */
const whilePending = { 'aria-disabled': true, type: 'button', onClick: ignore } as const
