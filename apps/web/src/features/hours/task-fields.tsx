import { Button, Checkbox, IconButton, MoneyField, TextField } from '@klopt/ui'
import { Plus, X } from 'lucide-react'
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import * as styles from './hours.css.ts'
import { emptyTask, type ProjectForm } from './project-form.ts'

/** What is done on a project, each perhaps at a rate of its own. */
export function TaskFields() {
  const { control } = useFormContext<ProjectForm>()
  const tasks = useFieldArray({ control, name: 'tasks', keyName: 'key' })
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Taken</legend>
      {tasks.fields.map(({ key }, index) => (
        <TaskRow key={key} index={index} onRemove={() => tasks.remove(index)} />
      ))}
      <Button variant="text" icon={Plus} className={styles.own} onClick={() => tasks.append(emptyTask())}>
        Taak toevoegen
      </Button>
    </fieldset>
  )
}

function TaskRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register, formState } = useFormContext<ProjectForm>()
  const errors = formState.errors.tasks?.[index]
  return (
    <div className={styles.task}>
      <TextField
        label={`Taak ${index + 1}`}
        labelHidden
        placeholder="Ontwerp"
        maxLength={100}
        autoComplete="off"
        error={errors?.name?.message}
        {...register(`tasks.${index}.name`)}
      />
      <Controller
        control={control}
        name={`tasks.${index}.rateCents`}
        render={({ field }) => (
          <MoneyField
            label={`Tarief van taak ${index + 1}`}
            labelHidden
            placeholder="Als het project"
            align="end"
            {...field}
            error={errors?.rateCents?.message}
          />
        )}
      />
      <Checkbox label="Factureren" {...register(`tasks.${index}.billable`)} />
      <CloseTask index={index} onRemove={onRemove} />
    </div>
  )
}

/** Takes a new task away; one that was kept is closed, since hours may stand on it. */
function CloseTask({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, setValue } = useFormContext<ProjectForm>()
  const { id, name, closed } = useWatch({ control, name: `tasks.${index}` })
  const close = (isClosed: boolean) => setValue(`tasks.${index}.closed`, isClosed, { shouldDirty: true })
  if (closed) {
    return (
      <Button size="small" onClick={() => close(false)}>
        Openzetten
      </Button>
    )
  }
  if (id === null) return <IconButton icon={X} label="Taak weghalen" onClick={onRemove} />
  return <IconButton icon={X} label={`${name} afsluiten`} onClick={() => close(true)} />
}
