import { contract } from '@klopt/api-client/contract'
import { Button, Card } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { AnnounceModal } from './announce-modal.tsx'
import * as styles from './back-office.css.ts'
import { ReasonModal } from './reason-modal.tsx'

/** What everybody is told of work on the server. */
export function MaintenanceCard() {
  const { data } = useQuery(query(contract.maintenance.show, {}))
  const [doing, setDoing] = useState<'announce' | 'end' | null>(null)
  const close = () => setDoing(null)
  if (data === undefined) return null
  return (
    <Card title="Onderhoudsmelding">
      <p className={styles.words}>
        {data
          ? `‘${data.text}’, tot en met ${formatDateLong(data.until)}.`
          : 'Er staat geen melding. Wie ingelogd is, ziet de melding op elk scherm.'}
      </p>
      <div className={styles.deeds}>
        <Button size="small" onClick={() => setDoing('announce')}>
          {data ? 'Andere melding' : 'Melding plaatsen'}
        </Button>
        {data && (
          <Button size="small" onClick={() => setDoing('end')}>
            Melding weghalen
          </Button>
        )}
      </div>
      {doing === 'announce' && <AnnounceModal onClose={close} />}
      {doing === 'end' && <EndModal onClose={close} />}
    </Card>
  )
}

function EndModal({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, isSuccess } = useWrite(contract.maintenance.end)
  return (
    <ReasonModal
      title="Melding weghalen"
      button="Weghalen"
      done="De melding is weg"
      send={(reason, told) => mutate({ body: { reason } }, told)}
      {...{ isPending, isSuccess, onClose }}
    >
      Niemand ziet de melding meer.
    </ReasonModal>
  )
}
