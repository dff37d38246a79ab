import { contract, type SmallBusinessScheme } from '@klopt/api-client/contract'
import { Alert, Button, Confirm, toast } from '@klopt/ui'
import { addDays, formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { joiningDays, waitsUntil } from './scheme-borders.ts'
import { schemeStanding } from './scheme-standing.ts'
import { SmallBusinessModal } from './small-business-modal.tsx'

type Span = SmallBusinessScheme['spans'][number]

export interface SchemeChangeProps {
  administrationId: number
  spans: readonly Span[]
}

/** Joining or leaving the small-business scheme, or until when who left has to wait. */
export function SchemeChange({ administrationId, spans }: SchemeChangeProps) {
  const { current, coming } = schemeStanding(spans, today())
  // Who chose a last day has nothing more to choose before it.
  if (current !== null) return current.until === null ? <Ask administrationId={administrationId} spans={spans} /> : null
  if (coming !== null) return <TakeBack administrationId={administrationId} from={coming.from} />
  return <Join administrationId={administrationId} spans={spans} />
}

function Join({ administrationId, spans }: SchemeChangeProps) {
  const periods = useQuery(query(contract.vat.periods, { params: { administrationId } })).data ?? []
  const again = waitsUntil(spans, today())
  return (
    <>
      {again !== null && <p>Je stopte eerder. Opnieuw meedoen kan vanaf {formatDateLong(again)}.</p>}
      {(again === null || joiningDays(periods, spans).length > 0) && (
        <Ask administrationId={administrationId} spans={spans} />
      )}
    </>
  )
}

function Ask({ administrationId, spans }: SchemeChangeProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isRunning = spans.some(({ until }) => until === null)
  return (
    <>
      <div>
        <Button onClick={() => setIsAsking(true)}>{isRunning ? 'Stoppen met de KOR' : 'Meedoen aan de KOR'}</Button>
      </div>
      {isAsking && (
        <SmallBusinessModal administrationId={administrationId} spans={spans} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}

/** Takes back that one would join: nothing was booked under it yet. */
function TakeBack({ administrationId, from }: { administrationId: number; from: string }) {
  const [asks, setAsks] = useState(false)
  const saving = useWrite(contract.smallBusinessScheme.save, { errors: 'screen' })
  const takeBack = () =>
    saving.mutateAsync({ params: { administrationId }, body: { from, until: addDays(from, -1) } }).then(
      () => void toast.success('Je aanmelding voor de KOR is ingetrokken.'),
      // The reason stands in the card.
      () => undefined,
    )
  return (
    <>
      {saving.error && <Alert tone="danger">{saving.error.message}</Alert>}
      <div>
        <Button onClick={() => setAsks(true)}>Toch niet meedoen</Button>
      </div>
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={takeBack}
        title="Toch niet meedoen aan de KOR"
        confirmLabel="Niet meedoen"
        cancelLabel="Terug"
      >
        Je zou meedoen vanaf {formatDateLong(from)}. Meld je ook af bij de Belastingdienst als je je daar al aanmeldde;
        Klopt doet dat niet.
      </Confirm>
    </>
  )
}
