'use client'

import { X } from '../icons/drawings.ts'
import { useContext, useRef, type ReactNode, type Ref } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../styles/class-names.ts'
import { DialogContext } from './dialog-context.ts'
import * as styles from './dialog-frame.css.ts'
import { closeMark } from './focus.ts'
import { useScrollByKeyboard } from './use-scroll-by-keyboard.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

export interface DialogFrameProps {
  title: string
  titleId: string
  /** Without a cross: a question that wants an answer. */
  hideClose?: boolean
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** Look of the surface: its width and where it sits. */
  className: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The surface of a dialog: title and cross, content that scrolls, buttons that stay in sight. */
export const DialogFrame = takesRef(function DialogFrame(props: DialogFrameProps) {
  const texts = useLanguage('overlay', dutch)
  const { title, titleId, hideClose = false, footer, className, ref, children } = props
  const close = useContext(DialogContext)
  const body = useRef<HTMLDivElement>(null)
  useScrollByKeyboard(body)
  return (
    <div ref={ref} className={classNames(styles.frame, className)}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!hideClose && <IconButton icon={X} label={texts.close} onClick={() => close?.()} {...closeMark} />}
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
})
