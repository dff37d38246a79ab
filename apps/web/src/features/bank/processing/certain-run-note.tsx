import { Alert, Button, Progress } from '@klopt/ui'
import * as styles from './bank-screen.css.ts'
import { endOfRun, lookedAt } from './certain-run-texts.ts'
import type { CertainRun } from './use-certain-run.ts'

/** How far booking the certain lines is, with the way to stop it; then what it did, with the way to take all of it back. */
export function CertainRunNote({ certain }: { certain: CertainRun }) {
  const { run } = certain
  if (!run) return null
  if (run.state === 'running') {
    return (
      <Alert
        className={styles.opening}
        action={
          <Button size="small" loading={certain.isChanging} onClick={certain.stop}>
            Stoppen
          </Button>
        }
      >
        <Progress label="Zekere regels verwerken" value={run.seen} max={run.total} valueText={lookedAt(run)} />
      </Alert>
    )
  }
  if (run.state === 'undoing') {
    const done = run.undone + run.kept
    return (
      <Alert className={styles.opening}>
        <Progress
          label="Alles terugzetten"
          value={done}
          max={run.processed}
          valueText={`${done} van ${run.processed}`}
        />
      </Alert>
    )
  }
  const { tone, title, text } = endOfRun(run)
  return (
    <Alert
      tone={tone}
      title={title}
      className={styles.opening}
      onDismiss={certain.dismiss}
      action={
        run.processed > 0 &&
        run.state !== 'undone' && (
          <Button size="small" loading={certain.isChanging} onClick={certain.takeBack}>
            Alles terugzetten
          </Button>
        )
      }
    >
      {text}
    </Alert>
  )
}
