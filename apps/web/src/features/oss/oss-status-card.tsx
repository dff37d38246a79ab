import { contract, type OssList } from '@klopt/api-client/contract'
import { Alert, Button, Card, Confirm, DateField, toast } from '@klopt/ui'
import { addDays, formatDateLong } from '@klopt/validators'
import { Check, Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { formEuro } from '../../shared/vat/form-amount.ts'
import * as styles from './oss.css.ts'

interface OssStatusCardProps {
  administrationId: number
  list: OssList
  /** Told when the list was ticked off. */
  onFiled: () => void
}

/** What the list comes to, and ticking it off as handed in or taking that back. */
export function OssStatusCard({ administrationId, list, onFiled }: OssStatusCardProps) {
  return (
    <Card title={list.filed ? 'Ingediend' : 'Melding'}>
      <div className={styles.status}>
        <div>
          <div className={styles.muted}>Btw voor andere EU-landen</div>
          <div className={styles.total}>{formEuro(list.vatCents)}</div>
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

function Open({ administrationId, list, onFiled }: OssStatusCardProps) {
  const [asks, setAsks] = useState(false)
  const mayFile = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  if (list.state !== 'due' && list.state !== 'late')
    return <p className={styles.muted}>Na {formatDateLong(list.end)} kun je de melding indienen en hier afvinken.</p>
  return (
    <>
      <p className={styles.muted}>
        Klopt stuurt de melding niet zelf. Neem de bedragen over bij ‘Unieregeling’ in Mijn Belastingdienst Zakelijk en
        vink de melding daarna hier af. Betaal onder het kenmerk dat je daar krijgt.
      </p>
      {mayFile && (
        <Button variant="primary" icon={Check} fullWidth onClick={() => setAsks(true)}>
          Melding afvinken
        </Button>
      )}
      {asks && <HandInModal {...{ administrationId, list, onFiled }} onClose={() => setAsks(false)} />}
    </>
  )
}

function HandInModal({ administrationId, list, onFiled, onClose }: OssStatusCardProps & { onClose: () => void }) {
  const { key: period, label, end, vatCents } = list
  const [handedInOn, setHandedInOn] = useState<string | null>(() => today())
  const filing = useWrite(contract.oss.file, { errors: 'screen' })
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (handedInOn === null) return
    await filing.mutateAsync({ params: { administrationId }, body: { period, vatCents, handedInOn } }).then(
      () => {
        toast.success(`Melding over ${label} afgevinkt. De bedragen staan vast.`)
        onClose()
        onFiled()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  const fault = filing.error?.fields['handedInOn']
  return (
    <FormModal
      title={`Melding over ${label} afvinken`}
      button="Afvinken"
      isPending={filing.isPending}
      problem={fault === undefined ? filing.error?.message : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>De melding blijft bewaard zoals hij nu is. Wat je daarna crediteert, komt als correctie in de volgende.</p>
      <DateField
        label="Ingediend op"
        required
        value={handedInOn}
        onChange={setHandedInOn}
        min={addDays(end, 1)}
        max={today()}
        error={fault}
      />
    </FormModal>
  )
}

interface FiledProps extends Omit<OssStatusCardProps, 'onFiled'> {
  filed: NonNullable<OssList['filed']>
}

function Filed({ administrationId, list: { label }, filed }: FiledProps) {
  const [asks, setAsks] = useState(false)
  const mayTakeBack = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const deletion = useWrite(contract.oss.delete, { errors: 'screen' })
  const pdf = useWrite(contract.oss.pdf, { errors: 'screen' })
  const failed = deletion.error ?? pdf.error
  return (
    <>
      <p className={styles.muted}>
        Ingediend op {formatDateLong(filed.handedInOn)}. De bedragen staan vast; wat je later crediteert, corrigeert de
        volgende melding.
      </p>
      {failed && <Alert tone="danger">{failed.message}</Alert>}
      <Button
        icon={Download}
        fullWidth
        loading={pdf.isPending}
        onClick={() => pdf.mutate({ params: { administrationId, listId: filed.id } }, { onSuccess: download })}
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
          deletion.mutateAsync({ params: { administrationId, listId: filed.id } }).then(
            () => void toast.success(`De melding over ${label} staat weer open.`),
            // The reason stands in the card.
            () => undefined,
          )
        }
        title={`Melding over ${label} weer openen`}
        confirmLabel="Afvinken ongedaan maken"
        careful
      >
        Doe dit alleen als je de melding nog niet bij de Belastingdienst hebt ingediend.
      </Confirm>
    </>
  )
}
