import type { HeaderAction } from '@klopt/ui'
import { Coins, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Book } from '../book.ts'
import { AddLineModal } from './add-line-modal.tsx'
import { CountCashModal } from './count-cash-modal.tsx'

interface HandActions {
  besides: readonly HeaderAction[]
  /** What is open over the screen. */
  layers: ReactNode
}

/** What is done by hand to a book of cash, a card or a payment provider; nothing to one of a bank. */
export function useHandActions(administrationId: number, book: Book): HandActions {
  const [open, setOpen] = useState<'line' | 'count' | null>(null)
  const modal = { administrationId, book, onClose: () => setOpen(null) }
  const count: HeaderAction = { label: 'Kas tellen', icon: Coins, onSelect: () => setOpen('count') }
  const add: HeaderAction = { label: 'Regel invoeren', icon: Plus, onSelect: () => setOpen('line') }
  return {
    besides: book.kind === 'bank' ? [] : book.kind === 'cash' ? [count, add] : [add],
    layers: (
      <>
        {open === 'line' && <AddLineModal {...modal} />}
        {open === 'count' && <CountCashModal {...modal} />}
      </>
    ),
  }
}
