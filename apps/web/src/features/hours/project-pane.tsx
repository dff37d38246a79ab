import { contract, type Project } from '@klopt/api-client/contract'
import { Alert, Button, Pane, toast } from '@klopt/ui'
import { useId, useState } from 'react'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './hours.css.ts'
import { ProjectFields } from './project-fields.tsx'
import { formOf, inputOf } from './project-form.ts'
import { TaskFields } from './task-fields.tsx'

export interface ProjectPaneProps {
  administrationId: number
  /** Null for a new one. */
  project: Project | null
  onClose: () => void
  /** Told of a new one. */
  onAdded?: (projectId: number) => void
}

/** A project to add or change: for whom, at what rate, with which tasks. */
export function ProjectPane({ administrationId, project, onClose, onAdded }: ProjectPaneProps) {
  const formId = useId()
  const [initial] = useState(() => formOf(project))
  const [form, setForm] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const create = useWrite(contract.projects.create, { errors: 'screen' })
  const save = useWrite(contract.projects.save, { errors: 'screen' })
  const error = create.error ?? save.error
  const faults: Readonly<Record<string, string>> = error?.fields ?? {}
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    const body = inputOf(form)
    setMissing(body.name === '')
    if (body.name === '') return
    const params = { administrationId }
    try {
      if (project === null) onAdded?.((await create.mutateAsync({ params, body })).id)
      else
        await save.mutateAsync({
          params: { ...params, projectId: project.id },
          body: { ...body, version: project.version },
        })
      toast.success(`${body.name} is opgeslagen`)
      onClose()
    } catch {
      // The reason stands in the form.
    }
  }
  const fields = {
    administrationId,
    form,
    setForm,
    project,
    faults: isMissing ? { ...faults, name: 'Vul een naam in' } : faults,
  }
  return (
    <Pane
      open
      title={project?.name ?? 'Nieuw project'}
      type="project"
      width={640}
      onClose={onClose}
      unsavedChanges={JSON.stringify(form) !== JSON.stringify(initial)}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={create.isPending || save.isPending}>
          Project opslaan
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <ProjectFields {...fields} />
        <TaskFields {...fields} />
        {error && Object.keys(faults).length === 0 && <Alert tone="danger">{error.message}</Alert>}
      </form>
    </Pane>
  )
}
