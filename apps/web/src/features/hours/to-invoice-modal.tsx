import { contract, type BodyOf } from '@klopt/api-client/contract'
import { Checkbox, DateField, RadioGroup } from '@klopt/ui'
import { formatDuration, formatEuro } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'
import * as styles from './hours.css.ts'
import type { UnbilledCustomer } from './unbilled-customer.ts'

type Per = BodyOf<typeof contract.hours.toInvoice>['per']

const perOptions: { value: Per; label: string; hint: string }[] = [
  { value: 'task', label: 'Per taak', hint: 'Een regel voor elke taak van een project.' },
  { value: 'project', label: 'Per project', hint: 'Een regel voor elk project.' },
  { value: 'day', label: 'Per dag', hint: 'Een regel voor elke dag van een project.' },
  { value: 'entry', label: 'Per urenregel', hint: 'Een regel voor elke regel, met de notitie.' },
]

interface ToInvoiceModalProps {
  administrationId: number
  customer: UnbilledCustomer
  onClose: () => void
}

/** Which hours of a customer go on a draft, and as how many lines. */
export function ToInvoiceModal({ administrationId, customer, onClose }: ToInvoiceModalProps) {
  const navigate = useNavigate()
  const [per, setPer] = useState<Per>('task')
  const [to, setTo] = useState<string | null>(today())
  const [projectIds, setProjectIds] = useState<readonly number[]>(customer.projects.map(({ id }) => id))
  const toInvoice = useWrite(contract.hours.toInvoice, { errors: 'screen' })
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (projectIds.length === 0) return
    const body = { contactId: customer.contact.id, per, to, projectIds: [...projectIds] }
    await toInvoice
      .mutateAsync({ params: { administrationId }, body })
      .then(({ invoiceId }) =>
        navigate({
          to: '/v2/administrations/$administrationId/invoices/$invoiceId',
          params: { administrationId, invoiceId },
        }),
      )
      // The reason stands in the form.
      .catch(() => undefined)
  }
  const toggle = (id: number, isOn: boolean) =>
    setProjectIds((old) => (isOn ? [...old, id] : old.filter((each) => each !== id)))
  return (
    <FormModal
      title={`Uren van ${customer.contact.name} factureren`}
      button="Concept maken"
      isPending={toInvoice.isPending}
      problem={projectIds.length === 0 ? 'Kies ten minste een project.' : toInvoice.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Projecten</legend>
        {customer.projects.map(({ id, name, seconds, cents }) => (
          <Checkbox
            key={id}
            label={`${name} · ${formatDuration(seconds)} · ${formatEuro(cents)}`}
            checked={projectIds.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </fieldset>
      <DateField label="Uren tot en met" today={today()} value={to} onChange={setTo} />
      <RadioGroup label="Regels op de factuur" options={perOptions} value={per} onChange={setPer} />
      <p className={styles.muted}>
        Je krijgt een concept dat je nog kunt aanpassen. Haal je een regel weg, dan komen die uren weer vrij.
      </p>
    </FormModal>
  )
}
