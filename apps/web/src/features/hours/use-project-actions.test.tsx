// @vitest-environment happy-dom
import type { Project } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { showActions, shownButtons } from '../../testing/show-actions.tsx'
import { useProjectActions } from './use-project-actions.tsx'

vi.mock(import('./project-pane.tsx'), () => ({ ProjectPane: () => <p>Paneel van het project</p> }))
vi.mock(import('./to-invoice-modal.tsx'), () => ({
  ToInvoiceModal: ({ projectId }) => <p>{`Uren van project ${projectId}`}</p>,
}))

beforeEach(() => {
  vi.spyOn(toast, 'info').mockReturnValue('')
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const project = {
  id: 8,
  name: 'Huisstijl',
  version: 3,
  contact: { id: 2, name: 'Jansen' },
  unbilledCents: 0,
  closed: false,
} as Project

const shown = (given: Partial<Project>, answer: (path: string) => Response = () => Response.json({})) =>
  showActions(() => useProjectActions(4, { ...project, ...given }), answer)

/** What waits to be invoiced of one customer, with these projects. */
const waits = (...ids: number[]) => Response.json([{ contact: { id: 2 }, projects: ids.map((id) => ({ id })) }])

test('one that is open is changed and closed with its version', async () => {
  const { sent, press } = shown({})
  expect(shownButtons()).toEqual(['Wijzigen', 'Afsluiten'])
  await press('Afsluiten')
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Huisstijl is afgesloten'))
  expect(sent.at(0)?.body).toEqual({ version: 3 })
  expect(sent.at(0)?.path).toMatch(/\/projects\/8\/close$/)
})

test('one that is closed is opened again, by its main button alone', async () => {
  const { sent, press } = shown({ closed: true })
  expect(shownButtons()).toEqual(['Wijzigen', 'Weer openzetten'])
  await press('Weer openzetten')
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Huisstijl is weer open'))
  expect(sent.at(0)?.path).toMatch(/\/projects\/8\/reopen$/)
})

test('what waits is put on an invoice, of this project', async () => {
  const { press } = shown({ unbilledCents: 9000 }, () => waits(7, 8))
  await press('Factuur maken')
  expect(await screen.findByText('Uren van project 8')).toBeDefined()
})

test('hours of weeks that nobody approved are told, and nothing opens', async () => {
  const { press } = shown({ unbilledCents: 9000 }, () => waits(7))
  await press('Factuur maken')
  await vi.waitFor(() =>
    expect(toast.info).toHaveBeenCalledExactlyOnceWith(
      'De uren van Huisstijl wachten nog op goedkeuring van hun week.',
    ),
  )
  expect(screen.queryByText(/^Uren van/)).toBeNull()
})

test('what cannot be looked up is told', async () => {
  const refused = () => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 })
  const { press } = shown({ unbilledCents: 9000 }, refused)
  await press('Factuur maken')
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1))
})

test('changing it opens its pane', async () => {
  const { press } = shown({})
  await press('Wijzigen')
  expect(screen.getByText('Paneel van het project')).toBeDefined()
})
