import { IconButton, overlays, Tooltip } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { focusOf } from '../../shared/keys/focus-of.ts'
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
    select: ({ location }) => subjectOfAddress(location.pathname, location.search),
    structuralSharing: true,
  })
  const about = useAskedAbout() ?? place
  // What it is about stays as it was when one began to ask.
  const [asking, setAsking] = useState<AskedAbout | null>(null)
  const isThere = isOfFirm && canChange
  useAskKey(isThere, () => setAsking(about))
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

/** V asks, where nobody types and nothing lies over the screen. */
function useAskKey(isThere: boolean, ask: () => void): void {
  const latest = useRef(ask)
  useLayoutEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isThere) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event
      if (key.toLowerCase() !== 'v' || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return
      if (focusOf(target) === 'text' || overlays.getLayers().some(({ kind }) => kind === 'modal')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isThere])
}
