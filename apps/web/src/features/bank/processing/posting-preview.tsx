import { contract, type Processing } from '@klopt/api-client/contract'
import { Alert, Button, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { PostingTable } from './posting-table.tsx'

export interface PostingPreviewProps {
  administrationId: number
  transactionId: number
  /** Null while the draft does not add up: there is nothing to post. */
  processing: Processing | null
}

/** What the server would post for the draft as it stands. */
export function PostingPreview({ administrationId, transactionId, processing }: PostingPreviewProps) {
  const body = processing ?? { items: [], bookings: [] }
  const preview = useQuery({
    ...query(contract.bank.postingPreview, { params: { administrationId, transactionId }, body }),
    enabled: processing !== null,
  })
  if (processing === null) return null
  if (preview.data) return <PostingTable lines={preview.data.lines} />
  if (!preview.error) return <Skeleton height="96px" />
  const { message, fields } = preview.error as { message: string; fields?: Record<string, string> }
  return (
    <Alert
      tone="warning"
      action={
        <Button size="small" onClick={() => void preview.refetch()}>
          Opnieuw proberen
        </Button>
      }
    >
      {[message, ...Object.values(fields ?? {})].join(' ')}
    </Alert>
  )
}
