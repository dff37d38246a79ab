import { contract, type FirmColleague } from '@klopt/api-client/contract'
import { Alert, askConfirmation, Button, MultiSelect, Pane, toast } from '@klopt/ui'
import { useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useEveryClient } from '../../shared/firms/use-every-client.ts'
import { AbsenceFields } from './absence-fields.tsx'
import { bodyOf, formOf, type ColleagueForm } from './colleague-form.ts'
import { FirmRoleField } from './firm-role-field.tsx'
import * as styles from './firms.css.ts'

export interface ColleaguePaneProps {
  firmId: number
  colleague: FirmColleague
  colleagues: readonly FirmColleague[]
  onClose: () => void
}

/** What a colleague does at the firm, which clients they enter, and who stands in for them. */
export function ColleaguePane({ firmId, colleague, colleagues, onClose }: ColleaguePaneProps) {
  const formId = useId()
  const form = useForm<ColleagueForm>({ defaultValues: formOf(colleague) })
  const { control, formState } = form
  const { errors, isDirty } = formState
  const params = { firmId, userId: colleague.id }
  const save = useWrite(contract.firmMembers.save)
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { params, body: bodyOf(values) },
      {
        onSuccess: () => {
          toast.success(`${colleague.name} is bijgewerkt`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['clientIds']),
      },
    ),
  )
  const seesAll = useWatch({ control, name: 'seesAll' })
  return (
    <Pane
      open
      title={colleague.name}
      type="colleague"
      onClose={onClose}
      unsavedChanges={isDirty && !save.isSuccess}
      footer={
        <>
          <RemoveButton {...{ firmId, colleague, onClose }} />
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            Opslaan
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <FirmRoleField control={control} />
        {!seesAll && <ClientsField firmId={firmId} control={control} error={errors.clientIds?.message} />}
        <AbsenceFields form={form} colleagues={colleagues.filter(({ id }) => id !== colleague.id)} />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}

interface ClientsFieldProps {
  firmId: number
  control: ReturnType<typeof useForm<ColleagueForm>>['control']
  error: string | undefined
}

function ClientsField({ firmId, control, error }: ClientsFieldProps) {
  const clients = useEveryClient(firmId)
  return (
    <Controller
      control={control}
      name="clientIds"
      render={({ field: { value, onChange, onBlur } }) => (
        <MultiSelect
          label="Klanten erbij"
          hint="Naast de klanten die deze collega bijhoudt."
          options={clients.map(({ id, companyName }) => ({ value: id, label: companyName }))}
          values={value}
          onChange={(chosen) => onChange([...chosen])}
          onBlur={onBlur}
          error={error}
        />
      )}
    />
  )
}

function RemoveButton({ firmId, colleague, onClose }: Omit<ColleaguePaneProps, 'colleagues'>) {
  const remove = useWrite(contract.firmMembers.remove, {
    onAnswer: () => {
      toast.success(`${colleague.name} werkt niet meer bij je kantoor`)
      onClose()
    },
  })
  const ask = async () => {
    const sure = await askConfirmation({
      title: `${colleague.name} verwijderen`,
      text: 'Deze collega kan niet meer in het kantoor en in de boeken van klanten. Wat diegene bijhield, houdt daarna niemand bij.',
      confirmLabel: 'Verwijderen',
      danger: true,
    })
    if (sure) remove.mutate({ params: { firmId, userId: colleague.id } }, { onError: notifyByToast })
  }
  return (
    <Button loading={remove.isPending} onClick={() => void ask()}>
      Verwijderen
    </Button>
  )
}
