import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Link } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { durationText } from '../../../shared/tickets/duration-text.ts'
import { queueHref, type QueueSearch } from './queue-search.ts'

type Figures = ResponseOf<typeof contract.ticketQueue.figures>

/** '5 open, 4 van niemand · eerste antwoord doorgaans na 5 uur': how support stands, in the line under the title. */
export function QueueFigures({ filter }: { filter: QueueSearch }) {
  const { data, isError } = useQuery({ ...query(contract.ticketQueue.figures, {}), meta: { errors: 'screen' } })
  if (isError && !data) return 'Wie het langst wacht, staat bovenaan.'
  // As high as the line that comes.
  if (!data) return '\u00a0'
  const { open, unassigned } = data
  const isNobodys = filter.assigned === 'nobody'
  return (
    <>
      {open} open
      {unassigned > 0 && (
        <>
          {', '}
          {isNobodys ? (
            `${unassigned} van niemand`
          ) : (
            <Link href={queueHref({ assigned: 'nobody' })}>{unassigned} van niemand</Link>
          )}
        </>
      )}
      {speedText(data)}
    </>
  )
}

/** How long a first answer took in thirty days; nothing when none was given. */
function speedText({ firstAnswerMedian_seconds: half, firstAnswerSlowest10Percent_seconds: slowest }: Figures): string {
  if (half === null) return ''
  const slow = slowest === null ? '' : `, de traagste 10% na ${durationText(slowest)}`
  return ` · eerste antwoord doorgaans na ${durationText(half)}${slow}`
}
