import { useState, type RefObject } from 'react'
import { useWriteBlock } from '../../../app/session/use-write-block.ts'
import type { BankSearch } from '../bank-search.ts'
import { SEARCH_FIELD_ID } from './bank-toolbar.tsx'
import { canMakeRule } from './draft.ts'
import type { Command } from './keys.ts'
import { CHOICE_FIELD_ID } from './line-form.tsx'
import { targetOf } from './part-texts.ts'
import { useBankKeys } from './use-bank-keys.ts'
import { useBooking } from './use-booking.ts'
import { useChosenLine } from './use-chosen-line.ts'
import { useLineFocus } from './use-line-focus.ts'
import { useLines } from './use-lines.ts'

export interface WorkspaceOptions {
  administrationId: number
  journalId: number
  search: BankSearch
  list: RefObject<HTMLElement | null>
  /** There is no next line to go on with. */
  onLast: () => void
}

/** The lines, the chosen one, and everything that can be done with it by press or by key. */
export function useWorkspace({ administrationId, journalId, search, list, onLast }: WorkspaceOptions) {
  const focusLine = useLineFocus(list)
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const mayBook = writeBlock === null
  const [attemptedId, setAttemptedId] = useState<number | null>(null)
  const lines = useLines(administrationId, journalId, search)
  const line = lines.chosen
  const chosen = useChosenLine(administrationId, line)
  const isOpen = mayBook && line !== undefined && !line.processed && chosen.isReady

  const booking = useBooking(administrationId, {
    onGone: (id) => {
      chosen.forget(id)
      if (!lines.goOnAfter(id)) onLast()
      focusLine()
    },
    onUndone: (id) => {
      chosen.forget(id)
      lines.choose(id)
      focusLine()
    },
  })
  const agree = () => {
    const { draft, processing, detail, suggestions } = chosen
    if (!isOpen || !detail.data) return
    if (processing === null) {
      setAttemptedId(line.id)
      focusOn(CHOICE_FIELD_ID)
      return
    }
    const createsRule = draft.createsRule && canMakeRule(draft)
    booking.book({ line: detail.data, processing, createsRule, target: targetOf(draft, suggestions) })
  }
  const split = () => {
    if (!isOpen) return
    if (chosen.draft.isSplit) chosen.join()
    else chosen.change((before) => ({ ...before, isSplit: true }))
    focusOn(CHOICE_FIELD_ID)
  }
  const toggleRule = () => {
    if (!isOpen) return
    chosen.change((before) => (canMakeRule(before) ? { ...before, createsRule: !before.createsRule } : before))
  }
  const move = (step: 1 | -1) => {
    lines.move(step)
    focusLine()
  }
  const commands: Record<Command, () => void> = {
    next: () => move(1),
    previous: () => move(-1),
    agree,
    split,
    rule: toggleRule,
    undo: () => mayBook && booking.takeBackLast(),
    search: () => focusOn(SEARCH_FIELD_ID),
  }
  useBankKeys((command) => commands[command]())
  return { lines, line, chosen, booking, agree, split, writeBlock, isAttempted: line?.id === attemptedId }
}

export type Workspace = ReturnType<typeof useWorkspace>

const focusOn = (id: string) => document.getElementById(id)?.focus()
