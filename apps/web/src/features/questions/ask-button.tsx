import { Button } from '@klopt/ui'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import type { AskedAbout } from '../../shared/questions/asked-about.ts'
import { AskModal } from './ask-modal.tsx'

/** Asks the client something; not there for who may not change the books. */
export function AskButton({ administrationId, about }: { administrationId: number; about: AskedAbout }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!useMayChange(administrationId, { permission: 'BOOKING' })) return null
  return (
    <>
      <Button variant="primary" icon={MessageCircleQuestionMark} onClick={() => setIsAsking(true)}>
        Vraag stellen
      </Button>
      {isAsking && <AskModal {...{ administrationId, about }} onClose={() => setIsAsking(false)} />}
    </>
  )
}
