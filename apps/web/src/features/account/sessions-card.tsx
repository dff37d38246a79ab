import { contract, type ActiveSession } from '@klopt/api-client/contract'
import { askConfirmation, Badge, Button, Card, Skeleton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '../../app/transport/api.ts'
import { forgetUser } from '../../app/session/session.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './account-screen.css.ts'

/** The browsers one is signed in with, and the ways to end that. */
export function SessionsCard() {
  const { data, isError, refetch } = useQuery(query(contract.account.sessions, {}))
  return (
    <Card title="Waar je bent ingelogd" aside={<EndAll />} padding="none">
      {data ? (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <LoadError onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="120px" />
      )}
    </Card>
  )
}

function Session({ session }: { session: ActiveSession }) {
  const { id, device, address, createdAt, lastSeenAt, isCurrent } = session
  const end = useWrite(contract.account.endSession, {
    errors: 'screen',
    // By the answer: by the time the write counts as done, this row is gone from the list.
    onAnswer: () => toast.success(`${device} is uitgelogd`),
  })
  const press = () => end.mutate({ params: { sessionId: id } }, { onError: (error) => void toast.error(error.message) })
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <span className={styles.device}>
          {device}
          {isCurrent && <Badge tone="success">Dit apparaat</Badge>}
        </span>
        <div className={styles.details}>
          {address} · ingelogd op {instantText(createdAt)}
          {!isCurrent && ` · laatst gebruikt op ${instantText(lastSeenAt)}`}
        </div>
      </div>
      {!isCurrent && (
        <Button size="small" loading={end.isPending} onClick={press} aria-label={`Uitloggen op ${device}`}>
          Uitloggen
        </Button>
      )}
    </li>
  )
}

function EndAll() {
  const navigate = useNavigate()
  const endAll = useWrite(contract.account.endAllSessions, { errors: 'screen' })
  const leave = () => {
    forgetUser()
    void navigate({ to: '/v2/authenticate', search: {}, replace: true })
  }
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Overal uitloggen',
      text: 'Je wordt op al je apparaten uitgelogd, ook hier. Daarna log je opnieuw in.',
      confirmLabel: 'Overal uitloggen',
      cancelLabel: 'Ingelogd blijven',
      danger: true,
    })
    if (!isSure) return
    endAll.mutate({}, { onSuccess: leave, onError: (error) => void toast.error(error.message) })
  }
  return (
    <Button size="small" loading={endAll.isPending} onClick={() => void ask()}>
      Overal uitloggen
    </Button>
  )
}
