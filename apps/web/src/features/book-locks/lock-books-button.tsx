import { contract } from '@klopt/api-client/contract'
import { Badge, Button } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { LockBooksModal } from './lock-books-modal.tsx'

/** Up to which day the books are locked, and locking or opening them. */
export function LockBooksButton({ administrationId }: { administrationId: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery(query(contract.bookLocks.list, { params: { administrationId } }))
  const mayLock = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const [lock] = data?.items ?? []
  if (!data || (!mayLock && !lock)) return null
  if (!mayLock) return <Badge>{lockWords(lock)}</Badge>
  return (
    <>
      <Button icon={lock ? Lock : LockOpen} onClick={() => setIsOpen(true)}>
        {lock ? lockWords(lock) : <ShortLabel short="Vastzetten">{lockWords(undefined)}</ShortLabel>}
      </Button>
      {isOpen && (
        <LockBooksModal administrationId={administrationId} lock={lock ?? null} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

const lockWords = (lock: { readonly lockedUntil: string } | undefined) =>
  lock ? `Vastgezet t/m ${formatDateShort(lock.lockedUntil)}` : 'Boekingen vastzetten'
