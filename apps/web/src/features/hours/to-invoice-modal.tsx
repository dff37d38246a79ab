import { contract, type BodyOf } from '@klopt/api-client/contract'
import { Checkbox, DateField, RadioGroup } from '@klopt/ui'
import { formatDuration, formatEuro } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
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
  /** The one to begin with; else all that wait. */
  projectId?: number
  onClose: () => void
}

interface ToInvoiceForm {
  per: Per
  to: string | null
  projectIds: number[]
}

/** Which hours of a customer go on a draft, and as how many lines. */
export function ToInvoiceModal({ administrationId, customer, projectId, onClose }: ToInvoiceModalProps) {
  const navigate = useNavigate()
  const form = useForm<ToInvoiceForm>({
    defaultValues: {
      per: 'task',
      to: today(),
      projectIds: projectId === undefined ? customer.projects.map(({ id }) => id) : [projectId],
    },
  })
  const { control, formState } = form
  const { errors } = formState
  const toInvoice = useWrite(contract.hours.toInvoice, { errors: 'screen' })
  const submit = form.handleSubmit((body) =>
    toInvoice.mutateAsync({ params: { administrationId }, body: { contactId: customer.contact.id, ...body } }).then(
      ({ invoiceId }) =>
        navigate({
          to: '/v2/administrations/$administrationId/invoices/$invoiceId',
          params: { administrationId, invoiceId },
        }),
      (error) => showFieldErrors(form, error, ['to', 'per', 'projectIds']),
    ),
  )
  return (
    <FormModal
      title={`Uren van ${customer.contact.name} factureren`}
      button="Concept maken"
      isPending={toInvoice.isPending}
      problem={errors.projectIds?.message ?? errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="projectIds"
        rules={{ validate: (ids) => ids.length > 0 || 'Kies ten minste een project.' }}
        render={({ field }) => <ProjectBoxes customer={customer} chosen={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="to"
        render={({ field }) => (
          <DateField label="Uren tot en met" today={today()} {...field} error={errors.to?.message} />
        )}
      />
      <Controller
        control={control}
        name="per"
        render={({ field: { ref: _ref, ...field } }) => (
          <RadioGroup label="Regels op de factuur" options={perOptions} {...field} />
        )}
      />
      <p className={styles.muted}>
        Je krijgt een concept dat je nog kunt aanpassen. Haal je een regel weg, dan komen die uren weer vrij.
      </p>
    </FormModal>
  )
}

interface ProjectBoxesProps {
  customer: UnbilledCustomer
  chosen: readonly number[]
  onChange: (projectIds: number[]) => void
}

function ProjectBoxes({ customer, chosen, onChange }: ProjectBoxesProps) {
  const toggle = (id: number, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Projecten</legend>
      {customer.projects.map(({ id, name, seconds, cents }) => (
        <Checkbox
          key={id}
          label={`${name} · ${formatDuration(seconds)} · ${formatEuro(cents)}`}
          checked={chosen.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
    </fieldset>
  )
}
