import type { AdministrationEntry, RoleEntry } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { MyAdministrationsScreen } from './my-administrations-screen.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

function userWith(count: number, firmId: number | null = null): CurrentUser {
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  return {
    id: 7,
    email_address: 'a@b.example',
    first_name: 'A',
    last_name: 'B',
    firm_id: firmId,
    last_administration_id: null,
    roles: ids.map((id): RoleEntry => ({
      id,
      administration_id: id,
      type: 'ADMINISTRATION_ROLE',
      deactivated_timestamp: null,
      permissions: ['ADMIN'],
      userId: 7,
      is_primary_user: true,
    })),
    administrations: ids.map((id): AdministrationEntry => ({
      id,
      company: { name: `Bedrijf ${id}` },
      is_accessible_by_klopt: false,
      subscription: { type: 'TRIAL', current_period: null, active_component: null, ends_on: null },
    })),
  }
}

const drawn = (count: number, firmId: number | null = null): string =>
  renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <MyAdministrationsScreen
          user={userWith(count, firmId)}
          leaving={null}
          filter={{}}
          onFilter={() => {}}
          onChoosePlan={() => {}}
        />
      </QueryClientProvider>
    </RouterContextProvider>,
  )
test('who has none is offered a trial, and who has a few sees no search field', () => {
  expect(drawn(0)).toContain('Start een proefabonnement')
  expect(drawn(0)).not.toContain('Maak nieuwe administratie')
  expect(drawn(5)).toContain('Maak nieuwe administratie')
  expect(drawn(5)).not.toContain('type="search"')
  expect(drawn(6)).toContain('type="search"')
})

test('who works at a firm and has no books of their own is led to the worklist', () => {
  expect(drawn(0, 3)).toContain('href="/v2/firms/3"')
  expect(drawn(0, 3)).not.toContain('Start een proefabonnement')
})
