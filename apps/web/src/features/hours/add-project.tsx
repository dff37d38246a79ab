import type { ProjectChoice } from '@klopt/api-client/contract'
import { Button, Combobox } from '@klopt/ui'
import { Plus } from 'lucide-react'
import { KeyHint } from './key-hint.tsx'
import { projectOptions } from './project-choice.tsx'
import * as styles from './hours.css.ts'

interface AddProjectProps {
  choices: readonly ProjectChoice[]
  /** What stands in the grid already. */
  shown: readonly string[]
  onAdd: (rowId: string) => void
  isAdding: boolean
  setAdding: (isAdding: boolean) => void
}

/** A line for another project or task, found by typing. */
export function AddProject({ choices, shown, onAdd, isAdding, setAdding }: AddProjectProps) {
  const options = projectOptions(choices).filter(({ value }) => !shown.includes(value))
  if (!isAdding) {
    return (
      <Button
        variant="text"
        icon={Plus}
        disabled={options.length === 0}
        aria-keyshortcuts="p"
        onClick={() => setAdding(true)}
      >
        Project toevoegen <KeyHint>p</KeyHint>
      </Button>
    )
  }
  return (
    <Combobox
      label="Project"
      labelHidden
      placeholder="Zoek een project of taak"
      className={styles.addProject}
      options={options}
      value={null}
      ref={(input) => input?.focus()}
      onChange={(option) => {
        if (option) onAdd(option.value)
        setAdding(false)
      }}
    />
  )
}
