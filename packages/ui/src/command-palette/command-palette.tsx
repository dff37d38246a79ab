'use client'

import { useEffect } from 'react'
import { DialogLayer } from '../overlay/dialog-layer.tsx'
import type { CloseHandler } from '../overlay/overlay-types.ts'
import { useLatest } from '../overlay/use-latest.ts'
import { MODAL_CLOSE_MS } from '../modal/modal-numbers.ts'
import type { Command } from './command.ts'
import * as styles from './command-palette.css.ts'
import { CommandSearch } from './command-search.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface CommandPaletteProps {
  /** Whether it is open; its owner keeps this. */
  open: boolean
  /** Ctrl K, or Cmd K, from anywhere. */
  onOpen: () => void
  /** Called when it is to close, with the reason; `veto` keeps it open. */
  onClose: CloseHandler
  /** What is there, searched here. */
  commands: readonly Command[]
  /** Finds more elsewhere, such as relations and invoices. The signal aborts when the search changes. */
  loadCommands?: (search: string, signal: AbortSignal) => Promise<readonly Command[]>
  /** Default 'Zoek of ga naar…'. */
  placeholder?: string
}

/** Everywhere and everything by typing a part of its name, from anywhere. */
export function CommandPalette(props: CommandPaletteProps) {
  const texts = useLanguage('commandPalette', dutch)
  const { open, onOpen, onClose, ...search } = props
  useCtrlK(() => {
    if (!open) onOpen()
  })
  return (
    <DialogLayer
      kind="modal"
      open={open}
      onClose={onClose}
      closeMs={MODAL_CLOSE_MS}
      label={texts.label}
      className={styles.placement}
    >
      <CommandSearch {...search} />
    </DialogLayer>
  )
}

function useCtrlK(onPress: () => void): void {
  const latest = useLatest(onPress)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!command || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [latest])
}
