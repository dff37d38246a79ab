import { contract } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readStored, writeStored } from '../app/storage.ts'
import { query } from '../app/transport/api.ts'
import * as styles from './maintenance-notice.css.ts'

const ASKED_EVERY_MS = 300_000

/** Says on every screen what everybody is told of work on the server, until it was read. */
export function MaintenanceNotice() {
  const { data } = useQuery({
    ...query(contract.maintenance.show, {}),
    refetchInterval: ASKED_EVERY_MS,
    meta: { errors: 'screen' },
  })
  const [read, setRead] = useState(() => readStored('dismissed-messages') ?? [])
  const name = data ? `maintenance-${data.id}` : null
  const dismiss = () => {
    if (name === null) return
    const next = [...(readStored('dismissed-messages') ?? []), name]
    writeStored('dismissed-messages', next)
    setRead(next)
  }
  return (
    <div className={styles.place} aria-live="polite">
      {data && name !== null && !read.includes(name) && (
        <Alert
          tone="info"
          title="Onderhoud"
          action={
            <Button size="small" onClick={dismiss}>
              Gelezen
            </Button>
          }
        >
          {data.text}
        </Alert>
      )}
    </div>
  )
}
