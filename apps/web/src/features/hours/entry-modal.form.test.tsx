import type { ProjectChoice } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { EntryModal } from './entry-modal.tsx'

afterEach(() => vi.unstubAllGlobals())

const choices = [{ id: 3, name: 'Website', contactName: 'Van Rijn', tasks: [] }] as Partial<ProjectChoice>[]

async function open(answer: unknown, on: { projectId: number; taskId: null } | null) {
  const onClose = vi.fn()
  const modal = (
    <EntryModal
      administrationId={1}
      choices={choices as ProjectChoice[]}
      entry={null}
      day="2026-11-20"
      on={on}
      mayChange
      onClose={onClose}
    />
  )
  const page = await openForm(modal, { '/project-management/time-entries': answer })
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { ...page, field, onClose, save: () => screen.getByRole('button', { name: 'Opslaan' }).click() }
}

test('hours for nothing are told at the project, which has the focus, and nothing is sent', async () => {
  const { field, save, sent } = await open({ id: 1 }, null)
  await field('Duur').fill('1:30')
  await save()
  await expect.element(field('Project')).toHaveAccessibleDescription(expect.stringContaining('Kies een project'))
  await expect.element(field('Project')).toHaveFocus()
  expect(sent).toEqual([])
})

test('what the server refuses of a project stands at the project', async () => {
  const { field, save } = await open(refusal(422, { projectId: 'Dit project is afgesloten' }), {
    projectId: 3,
    taskId: null,
  })
  await field('Duur').fill('1:30')
  await save()
  await expect.element(field('Project')).toHaveAccessibleDescription(expect.stringContaining('is afgesloten'))
})

test('times take the place of a duration', async () => {
  const { field, save, sent, onClose } = await open({ id: 1 }, { projectId: 3, taskId: null })
  await field('Duur').fill('1:30')
  await field('Van').fill('9')
  await expect.element(field('Duur')).toBeDisabled()
  await field('Tot').fill('10.15')
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([{ body: { projectId: 3, seconds: null, startTime: '09:00', endTime: '10:15' } }])
})
