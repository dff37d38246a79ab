import { AppLink, Badge, Button, buttonClassName, EmptyState, PageHeader, type BadgeProps } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { MonitorOff } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../../app/routing/address.ts'
import { useNow } from '../../../shared/dates/use-now.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import * as styles from './operator.css.ts'
import { sinceText } from './since-text.ts'
import { Stage } from './stage.tsx'
import { useShares, type Share } from './use-shares.ts'
import { useWatching } from './use-watching.ts'
import type { WatchState } from './watch-share.ts'

const overview = address('/v2/admin/screen-sharing')

const badges: Record<WatchState, { tone: NonNullable<BadgeProps['tone']>; label: string }> = {
  connecting: { tone: 'neutral', label: 'Verbinden' },
  asked: { tone: 'neutral', label: 'Toestemming gevraagd' },
  live: { tone: 'success', label: 'Live' },
  paused: { tone: 'warning', label: 'Gepauzeerd' },
  offline: { tone: 'danger', label: 'Offline' },
  refused: { tone: 'neutral', label: 'Niet toegestaan' },
  gone: { tone: 'warning', label: 'Even weg' },
  stopped: { tone: 'neutral', label: 'Gestopt' },
  taken: { tone: 'info', label: 'Bij een collega' },
  elsewhere: { tone: 'info', label: 'In een ander venster' },
  failed: { tone: 'danger', label: 'Geen verbinding' },
}

const endings: Partial<Record<WatchState, string>> = {
  refused: 'De klant wil nu niet dat je meekijkt.',
  stopped: 'De klant deelt het scherm niet meer.',
  taken: 'Een collega helpt deze klant al.',
  elsewhere: 'Je kijkt in een ander venster mee met deze klant.',
  failed: 'De verbinding met het scherm is verbroken. Probeer het opnieuw vanuit de lijst.',
}

/** The screen of one user, live. */
export function WatchScreen({ screenShareId }: { screenShareId: number }) {
  usePageTitle('Meekijken')
  const navigate = useNavigate()
  const share = useShare(screenShareId)
  const { state, size, problem, mirror, setMirror, watching } = useWatching(screenShareId)
  const ending = problem ?? endings[state]
  const stop = () => {
    watching.current?.stop()
    void navigate({ href: overview })
  }
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title={share?.name ?? 'Meekijken'}
        badge={<Badge tone={badges[state].tone}>{badges[state].label}</Badge>}
        description={<About share={share} size={size} isOver={ending !== undefined} />}
        actions={
          ending === undefined && (
            <Button variant="danger" onClick={stop}>
              Meekijken stoppen
            </Button>
          )
        }
      />
      {ending === undefined ? (
        <Stage
          name={share?.name ?? 'de klant'}
          state={state}
          size={size}
          mirror={mirror}
          onMirror={setMirror}
          watching={watching}
        />
      ) : (
        <div role="alert">
          <EmptyState
            icon={MonitorOff}
            title="Je kijkt niet meer mee"
            action={
              <AppLink href={overview} className={buttonClassName({ variant: 'primary' })}>
                Naar wie er wacht
              </AppLink>
            }
          >
            {ending}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

/** The session as it was listed last: who it was of can still be read when it is over. */
function useShare(screenShareId: number): Share | undefined {
  const listed = useShares().data?.find(({ id }) => id === screenShareId)
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  return listed ?? last
}

interface AboutProps {
  share: Share | undefined
  size: { width: number; height: number } | null
  isOver: boolean
}

function About({ share, size, isOver }: AboutProps) {
  const now = useNow()
  const facts = [
    share && share.company,
    share && !isOver && sinceText(share.since, now),
    size && !isOver && `venster van ${size.width}\u00A0×\u00A0${size.height}`,
  ]
  return facts.filter(Boolean).join(' · ') || (isOver ? null : 'Het scherm wordt opgehaald.')
}
