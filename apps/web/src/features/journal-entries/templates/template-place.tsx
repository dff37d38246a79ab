import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Skeleton } from '@klopt/ui'
import { useState } from 'react'
import { isMissing } from '../../../app/errors/failures.ts'
import { administrationAddress } from '../../../app/routing/address.ts'
import { useWriteBlockAtStart } from '../../../app/session/use-write-block.ts'
import { useFresh } from '../../../app/transport/use-fresh.ts'
import { PageLoadError } from '../../../shell/load-error.tsx'
import { NoChange } from '../../../shell/no-change.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import { TemplateScreen } from './template-screen.tsx'

export interface TemplatePlaceProps {
  administrationId: number
  templateId: number
  accounts: readonly LedgerAccount[]
}

/** A template at its address; read anew when somebody else changed it meanwhile. */
export function TemplatePlace({ administrationId, templateId, accounts }: TemplatePlaceProps) {
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'ACCOUNTING' })
  const kept = useFresh(contract.journalTemplates.get, { params: { administrationId, templateId } })
  const [round, setRound] = useState(0)
  const loadNewest = () => void kept.refetch().then(() => setRound((before) => before + 1))
  if (writeBlock) {
    const back = { href: administrationAddress(administrationId, 'journal/templates'), label: 'Naar de sjablonen' }
    return <NoChange writeBlock={writeBlock} back={back} />
  }
  if (kept.data)
    return (
      <TemplateScreen key={round} {...{ administrationId, accounts }} template={kept.data} onLoadNewest={loadNewest} />
    )
  if (isMissing(kept.error)) return <NotFound />
  if (kept.isError) return <PageLoadError error={kept.error} onRetry={() => void kept.refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton height="360px" />
    </div>
  )
}
