import { OverlayHost } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, setCacheOwner } from '../app/transport/api.ts'
import type { CurrentUser } from '../app/session/session.ts'

const user: CurrentUser = {
  id: 7,
  email_address: 'noor@voorbeeld.nl',
  first_name: 'Noor',
  last_name: 'de Wit',
  firm_id: null,
  last_administration_id: 1,
  roles: [],
  administrations: [
    {
      id: 1,
      company: { name: 'Studio Noord' },
      is_accessible_by_klopt: false,
      subscription: { type: 'ZZP', current_period: null, active_component: null, ends_on: null },
    },
  ],
}

const mayAll = {
  permissions: (['ADMIN', 'ACCOUNTING', 'BOOKING'] as const).map((type) => ({ type, origins: ['ROLE'] })),
  isFinancialPlanner: false,
  isPrimaryUser: true,
}

/** What the server answers at the end of a path: a value, or a refusal with its fields. */
export type Answers = Readonly<Record<string, unknown>>

/** A refusal of the server that names the fields that are wrong. */
export const refusal =
  (status: number, fields: Record<string, string>, message = 'Dat kan zo niet') =>
  () =>
    Response.json({ code: 90_001, message, fields }, { status })

/**
 * A form of the first administration on the screen, of a user who may do everything there. The server answers by the end
 * of the path that was asked for, and says that it has nothing else.
 */
export async function openForm(form: ReactNode, answers: Answers) {
  const known: Answers = { '/users/me': user, '/administration-access/1': mayAll, ...answers }
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string | Blob }) => {
    const path = new URL(address, location.origin).pathname
    if (method === 'POST') sent.push({ path, body: body instanceof Blob ? body : JSON.parse(body ?? 'null') })
    const found = Object.keys(known).find((end) => path.endsWith(end))
    if (found === undefined) return Response.json({ code: 1, message: `Niets op ${path}` }, { status: 404 })
    const answer = known[found]
    return typeof answer === 'function' ? answer() : Response.json(answer)
  })
  queryClient.clear()
  setCacheOwner(user.id)
  const root = createRootRoute({
    component: () => (
      <>
        <main id="content">{form}</main>
        <OverlayHost />
      </>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, sent }
}
