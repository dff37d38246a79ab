import { contract } from '@klopt/api-client/contract'
import { Select, TextField, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import { schemeBorders } from './scheme-borders.ts'
import * as styles from './settings.css.ts'

interface MixedUseModalProps {
  administrationId: number
  /** The share of now, or that of the turnover; null while there is none. */
  proposed: number | null
  onClose: () => void
}

/** Chooses which share of VAT on mixed use is deducted from the first day of a VAT period on. */
export function MixedUseModal({ administrationId, proposed, onClose }: MixedUseModalProps) {
  const periods = useQuery(query(contract.vat.periods, { params: { administrationId } })).data ?? []
  const options = schemeBorders(periods, 'start')
  const [chosen, setChosen] = useState<string | null>(null)
  const [percent, setPercent] = useState(proposed === null ? '' : String(proposed))
  const [wasSent, setWasSent] = useState(false)
  const from = chosen ?? options[0]?.value ?? null
  const isRight = /^\d{1,3}$/.test(percent.trim()) && Number(percent) <= 100
  const saving = useWrite(contract.vatDeduction.saveMixedUse, { errors: 'screen' })
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    setWasSent(true)
    if (from === null || !isRight) return
    await saving.mutateAsync({ params: { administrationId }, body: { from, percent: Number(percent) } }).then(
      () => {
        toast.success('Het percentage is opgeslagen.')
        onClose()
      },
      // The reason stands in the form.
      () => undefined,
    )
  }
  const fault = saving.error?.fields['from']
  return (
    <FormModal
      title="Deel van de btw dat je aftrekt"
      button="Opslaan"
      isPending={saving.isPending}
      problem={fault === undefined ? saving.error?.message : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Het deel is je omzet met recht op aftrek, gedeeld door die omzet en de vrijgestelde omzet samen, in hele
        procenten naar boven afgerond. Neem dat van vorig jaar, of een schatting.
      </p>
      <TextField
        label="Aftrekbaar"
        inputMode="numeric"
        suffix={<span className={styles.unit}>%</span>}
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
        error={wasSent && !isRight ? 'Vul 0 tot en met 100 in, zonder komma' : undefined}
      />
      <Select label="Vanaf" options={options} value={from} onChange={setChosen} error={fault ?? undefined} />
    </FormModal>
  )
}
