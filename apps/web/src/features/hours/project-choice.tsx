import type { ProjectChoice } from '@klopt/api-client/contract'
import { Combobox, type ComboboxProps, type Option } from '@klopt/ui'
import { rowIdOf, workedOnOf, type WorkedOn } from './week-rows.ts'

interface ProjectChoiceFieldProps extends Pick<ComboboxProps<string>, 'ref' | 'onBlur'> {
  choices: readonly ProjectChoice[]
  value: WorkedOn | null
  onChange: (value: WorkedOn | null) => void
  label?: string
  /** Of many below each other, where what it is of stands beside it. */
  labelHidden?: boolean
  error?: string | undefined
}

/** A project, or a task of it, found by typing a part of its name or of its customer. */
export function ProjectChoiceField(props: ProjectChoiceFieldProps) {
  const { choices, value, onChange, label = 'Project', labelHidden = false, error, ref, onBlur } = props
  const options = projectOptions(choices)
  const chosen = value && options.find((option) => option.value === rowIdOf(value))
  return (
    <Combobox
      label={label}
      labelHidden={labelHidden}
      required
      options={options}
      placeholder="Zoek een project"
      value={chosen ?? null}
      onChange={(option) => onChange(option && workedOnOf(option.value))}
      error={error}
      {...(ref && { ref })}
      {...(onBlur && { onBlur })}
    />
  )
}

/** Each task of each project; a project without tasks by itself. */
export function projectOptions(choices: readonly ProjectChoice[]): Option<string>[] {
  return choices.flatMap(({ id, name, contactName, tasks }) => {
    const description = contactName ?? 'Intern'
    const whole = { value: rowIdOf({ projectId: id, taskId: null }), label: name, description }
    if (tasks.length === 0) return whole
    return tasks.map((task) => ({
      value: rowIdOf({ projectId: id, taskId: task.id }),
      label: `${name} · ${task.name}`,
      description,
    }))
  })
}
