import { contract, type IcpList } from '@klopt/api-client/contract'
import { Alert, Button, Card, Confirm, toast } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { Check, Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../app/transport/download.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import { HandInModal } from './hand-in-modal.tsx'
import * as styles from './icp.css.ts'

interface IcpStatusCardProps {
  administrationId: number
  list: IcpList
  /** Told when the list was ticked off. */
  onFiled: () => void
}

/** What the list comes to, and ticking it off as handed in or taking that back. */
export function IcpStatusCard({ administrationId, list, onFiled }: IcpStatusCardProps) {
  return (
    <Card title={list.filed ? 'Ingediend' : 'Opgaaf'}>
      <div className={styles.status}>
        <div>
          <div className={styles.muted}>Totaal</div>
          <div className={styles.total}>€&nbsp;{formatWholeEuros(list.totalEuros)}</div>
        </div>
        {list.filed ? (
          <Filed administrationId={administrationId} list={list} filed={list.filed} />
        ) : (
          <Open administrationId={administrationId} list={list} onFiled={onFiled} />
        )}
      </div>
    </Card>
  )
}

function Open({ administrationId, list, onFiled }: IcpStatusCardProps) {
  const [asks, setAsks] = useState(false)
  const mayFile = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const isOver = list.state === 'due' || list.state === 'late'
  const isEmpty = list.lines.length === 0 && list.corrections.length === 0
  if (!isOver)
    return <p className={styles.muted}>Na {formatDateLong(list.end)} kun je de opgaaf indienen en hier afvinken.</p>
  if (isEmpty) return null
  return (
    <>
      <p className={styles.muted}>
        Klopt stuurt de opgaaf niet zelf. Neem de bedragen over bij ‘Opgaaf ICP’ in Mijn Belastingdienst Zakelijk; bij
        elk bedrag staat een knop om te kopiëren. Vink de opgaaf daarna hier af.
      </p>
      {mayFile && (
        <Button variant="primary" icon={Check} fullWidth onClick={() => setAsks(true)}>
          Opgaaf afvinken
        </Button>
      )}
      {asks && <HandInModal {...{ administrationId, list, onFiled }} onClose={() => setAsks(false)} />}
    </>
  )
}

function Filed({
  administrationId,
  list: { label },
  filed,
}: Omit<IcpStatusCardProps, 'onFiled'> & { filed: NonNullable<IcpList['filed']> }) {
  const [asks, setAsks] = useState(false)
  const params = { administrationId, listId: filed.id }
  const mayTakeBack = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const pdf = useWrite(contract.icp.pdf, { errors: 'screen' })
  const deletion = useWrite(contract.icp.delete, { errors: 'screen' })
  const error = pdf.error ?? deletion.error
  return (
    <>
      <p className={styles.muted}>
        Ingediend op {formatDateLong(filed.handedInOn)}
        {filed.filedBy === null ? '' : `, afgevinkt door ${filed.filedBy}`}. De bedragen staan vast; wat je later vindt,
        corrigeert de volgende opgaaf.
      </p>
      {error && <Alert tone="danger">{error.message}</Alert>}
      <Button
        icon={Download}
        fullWidth
        loading={pdf.isPending}
        onClick={() => pdf.mutate({ params }, { onSuccess: download })}
      >
        PDF downloaden
      </Button>
      {filed.isLatest && mayTakeBack && (
        <Button variant="text" icon={RotateCcw} fullWidth onClick={() => setAsks(true)}>
          Afvinken ongedaan maken
        </Button>
      )}
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() =>
          deletion.mutateAsync({ params }).then(
            () => void toast.success(`De opgaaf over ${label} staat weer open.`),
            // The reason stands in the card.
            () => undefined,
          )
        }
        title={`Opgaaf over ${label} weer openen`}
        confirmLabel="Afvinken ongedaan maken"
        careful
      >
        Doe dit alleen als je de opgaaf nog niet bij de Belastingdienst hebt ingediend. Anders komt wat je nog boekt
        vanzelf als correctie in de volgende opgaaf.
      </Confirm>
    </>
  )
}
