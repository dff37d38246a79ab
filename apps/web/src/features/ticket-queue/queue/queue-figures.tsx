import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Card, Skeleton, Stat, StatGroup } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { tagNames } from '../../../shared/tickets/ticket-words.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { durationText } from '../../../shared/tickets/duration-text.ts'
import { queueHref, type QueueSearch } from './queue-search.ts'
import * as styles from './queue.css.ts'

type Figures = ResponseOf<typeof contract.ticketQueue.figures>

/** How support stands: what is open now, and how long a first answer took lately. */
export function QueueFigures({ filter }: { filter: QueueSearch }) {
  const { data, error, refetch } = useQuery({
    ...query(contract.ticketQueue.figures, {}),
    meta: { errors: 'screen' },
  })
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.figuresWait}>
        <Skeleton height="100%" />
      </div>
    )
  return (
    <div className={styles.figures}>
      <StatGroup className={styles.stats}>
        <Stat label="Open" value={data.open} detail={newText(data.created)} />
        <Stat
          label="Van niemand"
          value={data.unassigned}
          detail={data.unassigned === 0 ? 'Alles is verdeeld' : 'Nog te verdelen'}
        />
        <Stat
          label="Eerste antwoord, doorgaans"
          value={timeText(data.firstAnswerMedian_seconds)}
          detail="De helft krijgt sneller antwoord"
        />
        <Stat
          label="Langzaamste 10%"
          value={timeText(data.firstAnswerSlowest10Percent_seconds)}
          detail={`Van ${data.answered} eerste antwoorden in 30 dagen`}
        />
      </StatGroup>
      <OpenByTag filter={filter} openByTag={data.openByTag} />
    </div>
  )
}

const newText = (created: number) => (created === 1 ? '1 nieuw in 30 dagen' : `${created} nieuw in 30 dagen`)
const timeText = (seconds: number | null) => (seconds === null ? '–' : durationText(seconds))

/** What is open by what it is about; each leads to those tickets. */
function OpenByTag({ filter, openByTag }: Pick<Figures, 'openByTag'> & { filter: QueueSearch }) {
  const most = Math.max(1, ...openByTag.map(({ count }) => count))
  return (
    <Card title="Open per soort" className={styles.byTag}>
      <ul className={styles.bars}>
        {openByTag.map(({ tagId, count }) => (
          <li key={tagId}>
            <AppLink
              href={queueHref({ tag: tagId })}
              aria-current={filter.tag === tagId && filter.state === undefined ? 'true' : undefined}
              className={styles.barRow}
            >
              <span className={styles.barLabel}>{tagNames[tagId]}</span>
              <span aria-hidden className={styles.barTrack}>
                <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span className={styles.barCount}>{count}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
