// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { currentUserQuery } from '../../app/session/session.ts'
import { queryClient } from '../../app/transport/api.ts'
import { ProjectPeople } from './project-people.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const person = (userId: number, name: string, changes = {}) => ({
  userId,
  name,
  seconds: 9000,
  unbilledSeconds: 0,
  lastDay: '2026-11-14',
  ...changes,
})
const shown = (people: Parameters<typeof ProjectPeople>[0]['people']) => {
  queryClient.setQueryData(currentUserQuery().queryKey, {
    id: 7,
    email_address: 'noor@voorbeeld.nl',
    first_name: 'Noor',
    last_name: 'de Wit',
    firm_id: null,
    last_administration_id: 1,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ProjectPeople people={people} />
    </QueryClientProvider>,
  )
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('each colleague stands with their hours, when they were last there and what of it waits', () => {
  expect(shown([person(8, 'Bas Bos', { unbilledSeconds: 3600 }), person(7, 'Noor de Wit')])).toEqual([
    'Bas Boslaatst op 14 nov 2026 · 1:00 nog te factureren2:30',
    'Noor de Witlaatst op 14 nov 20262:30',
  ])
})

test('a colleague who alone worked on it is shown, oneself alone is not', () => {
  expect(shown([person(8, 'Bas Bos')])).toHaveLength(1)
  cleanup()
  expect(shown([person(7, 'Noor de Wit')])).toEqual([])
  expect(shown([])).toEqual([])
})
