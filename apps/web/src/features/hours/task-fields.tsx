import { Button, Checkbox, IconButton, MoneyField, TextField } from '@klopt/ui'
import { Plus, X } from 'lucide-react'
import * as styles from './hours.css.ts'
import type { ProjectFormProps } from './project-fields.tsx'
import { emptyTask, type TaskForm } from './project-form.ts'

/** What is done on a project, each perhaps at a rate of its own. */
export function TaskFields({ form, setForm, faults }: ProjectFormProps) {
  const set = (key: string, change: Partial<TaskForm>) =>
    setForm((old) => ({ ...old, tasks: old.tasks.map((task) => (task.key === key ? { ...task, ...change } : task)) }))
  const remove = ({ key, id }: TaskForm) =>
    setForm((old) => ({
      ...old,
      // Hours may stand on one that was kept: it is closed.
      tasks:
        id === null
          ? old.tasks.filter((task) => task.key !== key)
          : old.tasks.map((task) => (task.key === key ? { ...task, closed: true } : task)),
    }))
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Taken</legend>
      {form.tasks.map((task, index) => (
        <div key={task.key} className={styles.task}>
          <TextField
            label={`Taak ${index + 1}`}
            labelHidden
            placeholder="Ontwerp"
            maxLength={100}
            autoComplete="off"
            value={task.name}
            onChange={({ target }) => set(task.key, { name: target.value })}
            error={faults[`tasks.${index}.name`]}
          />
          <MoneyField
            label={`Tarief van taak ${index + 1}`}
            labelHidden
            placeholder="Als het project"
            align="end"
            value={task.rateCents}
            onChange={(rateCents) => set(task.key, { rateCents })}
            error={faults[`tasks.${index}.rateCents`]}
          />
          <Checkbox
            label="Factureren"
            checked={task.billable}
            onChange={({ target }) => set(task.key, { billable: target.checked })}
          />
          {task.closed ? (
            <Button size="small" onClick={() => set(task.key, { closed: false })}>
              Openzetten
            </Button>
          ) : (
            <IconButton
              icon={X}
              label={task.id === null ? 'Taak weghalen' : `${task.name} afsluiten`}
              onClick={() => remove(task)}
            />
          )}
        </div>
      ))}
      <Button
        variant="text"
        icon={Plus}
        className={styles.own}
        onClick={() => setForm((old) => ({ ...old, tasks: [...old.tasks, emptyTask()] }))}
      >
        Taak toevoegen
      </Button>
    </fieldset>
  )
}
