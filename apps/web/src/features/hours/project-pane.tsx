import { contract, type Project } from '@klopt/api-client/contract'
import { Alert, Button, Pane, toast } from '@klopt/ui'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './hours.css.ts'
import { ProjectFields } from './project-fields.tsx'
import { formOf, inputOf, wireNames, type ProjectForm } from './project-form.ts'
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
  const [defaultValues] = useState(() => formOf(project))
  const form = useForm<ProjectForm>({ defaultValues, mode: 'onTouched' })
  const { errors, isDirty } = form.formState
  const create = useWrite(contract.projects.create, { errors: 'screen' })
  const save = useWrite(contract.projects.save, { errors: 'screen' })
  const params = { administrationId }
  const submit = form.handleSubmit((filled) => {
    const body = inputOf(filled)
    const sent =
      project === null
        ? create.mutateAsync({ params, body }).then(({ id }) => onAdded?.(id))
        : save.mutateAsync({
            params: { ...params, projectId: project.id },
            body: { ...body, version: project.version },
          })
    return sent.then(
      () => {
        toast.success(`${body.name} is opgeslagen`)
        onClose()
      },
      (error) =>
        showFieldErrors(
          form,
          error,
          ['name', 'contactId', 'rateCents', 'rateFrom', 'memberIds', 'note'],
          wireNames(filled),
        ),
    )
  })
  return (
    <Pane
      open
      title={project?.name ?? 'Nieuw project'}
      type="project"
      width={640}
      onClose={onClose}
      unsavedChanges={isDirty && !create.isSuccess && !save.isSuccess}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={create.isPending || save.isPending}>
          Project opslaan
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormProvider {...form}>
          <ProjectFields administrationId={administrationId} project={project} />
          <TaskFields />
        </FormProvider>
        {errors.root?.message !== undefined && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}
