import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { ClientChanges } from './client-changes-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const ofFirm = {
  permissions: [{ type: 'BOOKING', origins: ['FIRM'] }],
  isFinancialPlanner: false,
  isPrimaryUser: false,
}
const open = (visit: unknown, access: unknown = ofFirm) =>
  openForm(
    <ClientChanges administrationId={1}>
      {(changes) => (
        <>
          <p>De cijfers</p>
          {changes}
        </>
      )}
    </ClientChanges>,
    { '/administration-access/1': access, '/visits': visit },
  )

test('the screen of a client comes with the changes of it, so that it does not jump', async () => {
  const visit = Promise.withResolvers<Response>()
  const { screen, sent } = await open(() => visit.promise)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await expect.element(screen.getByText('De cijfers')).not.toBeInTheDocument()
  visit.resolve(Response.json({ since: 1_795_000_000, changes: [], isCapped: false }))
  await expect.element(screen.getByText('De cijfers')).toBeVisible()
  await expect.element(screen.getByText('Niemand anders wijzigde iets.')).toBeVisible()
})

test('what could not be asked leaves the rest there', async () => {
  const { screen } = await open(() => Response.json({ code: 1, message: 'Dat lukt nu niet' }, { status: 500 }))
  await expect.element(screen.getByText('De cijfers')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
})
