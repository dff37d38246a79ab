import type { Project } from '@klopt/api-client/contract'
import { Checkbox, DateField, MoneyField, Select, TextareaField, TextField } from '@klopt/ui'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { today } from '../../app/today.ts'
import { given } from '../../shared/forms/field-rules.ts'
import { ContactPicker } from '../../shell/contact-picker.tsx'
import * as styles from './hours.css.ts'
import { BudgetFields } from './budget-fields.tsx'
import { MemberFields } from './member-fields.tsx'
import { COLOUR_NAMES } from './project-colours.ts'
import { hasOtherRate, type ProjectForm } from './project-form.ts'

export interface ProjectFieldsProps {
  administrationId: number
  /** Null for a new one. */
  project: Project | null
}

/** What a project is called, for whom it is, what an hour costs and who may write on it. */
export function ProjectFields({ administrationId, project }: ProjectFieldsProps) {
  const { control, register, formState } = useFormContext<ProjectForm>()
  const { errors } = formState
  const contactId = useWatch({ control, name: 'contactId' })
  return (
    <div className={styles.fields}>
      <TextField
        label="Naam"
        required
        maxLength={100}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: given('Vul een naam in') })}
      />
      <Controller
        control={control}
        name="colour"
        render={({ field }) => (
          <Select
            label="Kleur"
            options={COLOUR_NAMES.map((label, value) => ({ value, label }))}
            {...field}
            onChange={(colour) => field.onChange(colour ?? 0)}
          />
        )}
      />
      <Controller
        control={control}
        name="contactId"
        render={({ field: { value, onChange, ...field } }) => (
          <ContactPicker
            label="Klant"
            hint="Leeg voor eigen werk, dat nooit op een factuur komt."
            administrationId={administrationId}
            contactId={value}
            onPick={onChange}
            {...field}
            error={errors.contactId?.message}
          />
        )}
      />
      {contactId !== null && <RateField />}
      {project?.hasHours === true && <RateFromField project={project} />}
      {contactId !== null && <Checkbox label="Uren factureren" className={styles.wide} {...register('billable')} />}
      <BudgetFields />
      <MemberFields administrationId={administrationId} />
      <TextareaField
        label="Notitie"
        rows={2}
        maxLength={2000}
        className={styles.wide}
        error={errors.note?.message}
        {...register('note')}
      />
    </div>
  )
}

function RateField() {
  const { control } = useFormContext<ProjectForm>()
  return (
    <Controller
      control={control}
      name="rateCents"
      render={({ field, fieldState }) => (
        <MoneyField
          label="Uurtarief"
          hint="Zonder btw. Een taak kan een eigen tarief hebben."
          {...field}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** From when another rate counts, asked as soon as there is one. */
function RateFromField({ project }: { project: Project }) {
  const { control } = useFormContext<ProjectForm>()
  const [rateCents, tasks] = useWatch({ control, name: ['rateCents', 'tasks'] })
  if (!hasOtherRate({ rateCents, tasks }, project)) return null
  return (
    <Controller
      control={control}
      name="rateFrom"
      rules={{ validate: given('Kies vanaf welke dag het nieuwe tarief geldt') }}
      render={({ field, fieldState }) => (
        <DateField
          label="Nieuw tarief geldt vanaf"
          hint="Uren van voor die dag houden hun tarief."
          required
          today={today()}
          {...field}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
