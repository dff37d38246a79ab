'use client'

import { useId, useLayoutEffect, useRef, useState, type HTMLAttributes } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { X } from '../icons/drawings.ts'
import { useLanguage } from '../language/use-language.ts'
import { classNames } from '../styles/class-names.ts'
import { dialog as dialogStyle } from './dialog-layer.css.ts'
import { closeMark, focusedElement } from './focus.ts'
import { hostSlot } from './host-element.ts'
import type { PopoverProps } from './popover.tsx'
import * as styles from './sheet.css.ts'
import { dutch } from './texts.ts'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useDialog } from './use-dialog.ts'
import { useLatest } from './use-latest.ts'

export interface SheetProps extends Pick<
  PopoverProps,
  'anchor' | 'onClose' | 'onShown' | 'sheetTitle' | 'className' | 'children'
> {
  /** What a popover has besides: its role, its name, and what listens to keys and focus. */
  attributes: HTMLAttributes<HTMLElement>
}

/**
 * What a popover is where there is no room beside its anchor: a modal dialog that comes up from the foot of the window, with
 * a title and a cross. Tab stays in it; Escape, the back gesture and a press beside it close it. It lies in the document
 * where the popover would, so that its owner hears the same events.
 */
export function Sheet({ anchor, onClose, onShown, sheetTitle, className, children, attributes }: SheetProps) {
  const { 'aria-label': label, ...others } = attributes
  const texts = useLanguage('overlay', dutch)
  const id = useId()
  const titleId = `${id}-title`
  const surface = useRef<HTMLDivElement>(null)
  const latest = useLatest({ onShown })
  const { dialog, openings, close, onCancel, onNativeClose } = useDialog(id, { open: true, kind: 'menu', onClose })
  const anchorName = useAnchor(anchor)
  useAboveKeyboard(surface)

  useLayoutEffect(() => {
    if (openings > 0 && dialog.current) latest.current.onShown?.(dialog.current)
  }, [openings, dialog, latest])

  return (
    <dialog
      {...others}
      ref={dialog}
      aria-labelledby={titleId}
      aria-modal="true"
      tabIndex={-1}
      data-klopt-sheet=""
      className={dialogStyle}
      onCancel={onCancel}
      onClose={onNativeClose}
    >
      <div ref={surface} className={styles.surface}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {sheetTitle ?? label ?? anchorName}
          </h2>
          <IconButton icon={X} label={texts.close} className={styles.close} onClick={() => close()} {...closeMark} />
        </div>
        <div className={classNames(styles.body, className)}>{openings > 0 && children}</div>
      </div>
      <div {...hostSlot} />
    </dialog>
  )
}

/** What the control is called that opened it, to which the focus goes back. */
function useAnchor(anchor: PopoverProps['anchor']): string {
  const [name, setName] = useState('')
  useLayoutEffect(() => {
    const element = anchor.current
    // oxlint-disable-next-line react/set-state-in-effect -- the document alone has this name; it is there before the first paint
    setName(element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '')
    return () => {
      // A press gives a button no focus in every browser, and then there is none to give back.
      if (!focusedElement()) element?.focus({ preventScroll: true })
    }
  }, [anchor])
  return name
}
