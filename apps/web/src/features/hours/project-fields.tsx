import { contract, type Project } from '@klopt/api-client/contract'
import {
  Checkbox,
  DateField,
  DurationField,
  MoneyField,
  MultiSelect,
  RadioGroup,
  Select,
  TextareaField,
  TextField,
} from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { ContactPicker } from '../../shell/contact-picker.tsx'
import * as styles from './hours.css.ts'
import { COLOUR_NAMES } from './project-colours.ts'
import { hasOtherRate, type ProjectForm } from './project-form.ts'

export interface ProjectFormProps {
  administrationId: number
  form: ProjectForm
  setForm: Dispatch<SetStateAction<ProjectForm>>
  /** Null for a new one. */
  project: Project | null
  /** What is wrong, by field. */
  faults: Readonly<Record<string, string>>
}

/** What a project is called, for whom it is, what an hour costs and who may write on it. */
export function ProjectFields(props: ProjectFormProps) {
  const { administrationId, form, setForm, project, faults } = props
  const set = (change: Partial<ProjectForm>) => setForm((old) => ({ ...old, ...change }))
  return (
    <div className={styles.fields}>
      <TextField
        label="Naam"
        required
        maxLength={100}
        autoComplete="off"
        value={form.name}
        onChange={({ target }) => set({ name: target.value })}
        error={faults['name']}
      />
      <Select
        label="Kleur"
        options={COLOUR_NAMES.map((label, value) => ({ value, label }))}
        value={form.colour}
        onChange={(colour) => set({ colour: colour ?? 0 })}
      />
      <ContactPicker
        label="Klant"
        hint="Leeg voor eigen werk, dat nooit op een factuur komt."
        administrationId={administrationId}
        contactId={form.contactId}
        onPick={(contactId) => set({ contactId })}
        error={faults['contactId']}
      />
      {form.contactId !== null && (
        <MoneyField
          label="Uurtarief"
          hint="Zonder btw. Een taak kan een eigen tarief hebben."
          value={form.rateCents}
          onChange={(rateCents) => set({ rateCents })}
          error={faults['rateCents']}
        />
      )}
      {project?.hasHours === true && hasOtherRate(form, project) && (
        <DateField
          label="Nieuw tarief geldt vanaf"
          hint="Uren van voor die dag houden hun tarief."
          required
          today={today()}
          value={form.rateFrom}
          onChange={(rateFrom) => set({ rateFrom })}
          error={faults['rateFrom']}
        />
      )}
      {form.contactId !== null && (
        <Checkbox
          label="Uren factureren"
          className={styles.wide}
          checked={form.billable}
          onChange={({ target }) => set({ billable: target.checked })}
        />
      )}
      <BudgetFields {...props} set={set} />
      <MemberFields {...props} set={set} />
      <TextareaField
        label="Notitie"
        rows={2}
        maxLength={2000}
        className={styles.wide}
        value={form.note}
        onChange={({ target }) => set({ note: target.value })}
        error={faults['note']}
      />
    </div>
  )
}

type PartProps = ProjectFormProps & { set: (change: Partial<ProjectForm>) => void }

function BudgetFields({ form, set, faults }: PartProps) {
  return (
    <>
      <RadioGroup
        label="Budget"
        orientation="horizontal"
        options={[
          { value: 'none', label: 'Geen' },
          { value: 'hours', label: 'Uren' },
          { value: 'money', label: 'Bedrag' },
        ]}
        value={form.budgetKind}
        onChange={(budgetKind) => set({ budgetKind })}
      />
      {form.budgetKind === 'hours' && (
        <DurationField
          label="Budget in uren"
          valueSeconds={form.budgetSeconds}
          onChange={(budgetSeconds) => set({ budgetSeconds })}
          error={faults['budget.seconds']}
        />
      )}
      {form.budgetKind === 'money' && (
        <MoneyField
          label="Budget in geld"
          value={form.budgetCents}
          onChange={(budgetCents) => set({ budgetCents })}
          error={faults['budget.cents']}
        />
      )}
    </>
  )
}

function MemberFields({ administrationId, form, set, faults }: PartProps) {
  const people = useQuery(query(contract.hours.people, { params: { administrationId } })).data ?? []
  return (
    <>
      <Checkbox
        label="Iedereen die uren bijhoudt mag hierop schrijven"
        className={styles.wide}
        checked={form.forEverybody}
        onChange={({ target }) => set({ forEverybody: target.checked })}
      />
      {!form.forEverybody && (
        <MultiSelect
          label="Wie"
          className={styles.wide}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          values={form.memberIds}
          onChange={(memberIds) => set({ memberIds: [...memberIds] })}
          error={faults['memberIds']}
        />
      )}
    </>
  )
}
