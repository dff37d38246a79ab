import { IconButton, Tooltip } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { useLetterKey } from '../../shared/keys/use-letter-key.ts'
import { useAskedAbout, type AskedAbout } from '../../shared/questions/asked-about.ts'
import { AskModal } from './ask-modal.tsx'
import { subjectOfAddress } from './subject-of-address.ts'

export interface AskToolProps {
  administrationId: number
  /** Who only looks asks nothing. */
  canChange: boolean
}

/** Asks the client something from every screen of their books, by a button or the key V. For the firm alone. */
export function AskTool({ administrationId, canChange }: AskToolProps) {
  const isOfFirm = useCustomerView(administrationId) === 'firm'
  const place = useRouterState({
    select: ({ location }) => subjectOfAddress(location.pathname),
    structuralSharing: true,
  })
  const about = useAskedAbout() ?? place
  // What it is about stays as it was when one began to ask.
  const [asking, setAsking] = useState<AskedAbout | null>(null)
  const isThere = isOfFirm && canChange
  useLetterKey('v', isThere, () => setAsking(about))
  if (!isThere) return null
  return (
    <>
      <Tooltip content={`Vraag over ${about.words} (V)`}>
        <IconButton
          icon={MessageCircleQuestionMark}
          label="Vraag stellen aan de klant"
          size="small"
          onClick={() => setAsking(about)}
        />
      </Tooltip>
      {asking && <AskModal {...{ administrationId, about: asking }} onClose={() => setAsking(null)} />}
    </>
  )
}
