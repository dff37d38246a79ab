import { contract } from '@klopt/api-client/contract'
import { Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { RevisionList } from '../../shared/vat/revision-list.tsx'
import { LoadError } from '../../shell/load-error.tsx'

interface SchemeRevisionProps {
  administrationId: number
  /** The days on which the scheme would hold. */
  asked: { from: string; until?: string }
}

/** What joining or leaving the small-business scheme makes of VAT on assets, before somebody decides. */
export function SchemeRevision({ administrationId, asked }: SchemeRevisionProps) {
  const { data, isError, error, refetch } = useQuery(
    query(contract.vatDeduction.revision, { params: { administrationId }, query: asked }),
  )
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="60px" />
  const changes = data.years.filter(({ lastDay }) => lastDay >= (asked.until ?? asked.from))
  if (changes.length === 0 && data.unknown.length === 0)
    return <p>Van de activa in je register is er geen btw te herzien.</p>
  return (
    <>
      {changes.length > 0 && <p>Zo wordt de btw op je activa herzien, in de laatste aangifte van elk boekjaar:</p>}
      <RevisionList administrationId={administrationId} years={changes} unknown={data.unknown} />
    </>
  )
}
