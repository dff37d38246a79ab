import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../../testing/open-form.tsx'
import { StandardTemplates } from './standard-templates.tsx'

afterEach(() => vi.unstubAllGlobals())

const dividend = { kind: 'dividend', name: 'Dividend uitkeren' }

test('a standard template is taken over by one press, and the entry that it begins is opened', async () => {
  const answers = [[dividend], { id: 5, version: 1 }, []]
  const answer = () => Response.json(answers.length > 1 ? answers.shift() : answers[0])
  const { screen, sent } = await openForm(<StandardTemplates administrationId={1} />, {
    '/journal-templates/standard': answer,
  })
  await screen.getByRole('button', { name: 'Standaardsjabloon' }).click()
  await screen.getByRole('menuitem', { name: 'Dividend uitkeren' }).click()
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { kind: 'dividend' } }]))
})

test('where there is none left, nothing is offered', async () => {
  const answered = vi.fn(() => Response.json([]))
  const { screen } = await openForm(<StandardTemplates administrationId={1} />, {
    '/journal-templates/standard': answered,
  })
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Standaardsjabloon' }).elements()).toEqual([])
})
