import { Button } from '@klopt/ui'
import { Coins, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Book } from '../book.ts'
import { AddLineModal } from './add-line-modal.tsx'
import { CountCashModal } from './count-cash-modal.tsx'

export interface HandActionsProps {
  administrationId: number
  book: Book
  className: string
}

/** What is done by hand to a book of cash, a card or a payment provider. */
export function HandActions({ administrationId, book, className }: HandActionsProps) {
  const [open, setOpen] = useState<'line' | 'count' | null>(null)
  const modal = { administrationId, book, onClose: () => setOpen(null) }
  return (
    <>
      {book.kind === 'cash' && (
        <Button icon={Coins} className={className} onClick={() => setOpen('count')}>
          Kas tellen
        </Button>
      )}
      <Button icon={Plus} className={className} onClick={() => setOpen('line')}>
        Regel invoeren
      </Button>
      {open === 'line' && <AddLineModal {...modal} />}
      {open === 'count' && <CountCashModal {...modal} />}
    </>
  )
}
