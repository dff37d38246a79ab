import { Send } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { ActivityList } from './activity-list.tsx'

test('is a named list of deeds, each with its moment for people and for programs', async () => {
  const screen = await render(
    <ActivityList
      label="Activiteit"
      activities={[
        {
          id: 'a',
          icon: Send,
          text: 'Verstuurd door Eva',
          moment: '17 okt, 14:02',
          dateTime: '2026-10-17T14:02',
          details: 'met bijlage',
        },
      ]}
    />,
  )
  await expect.element(screen.getByRole('list', { name: 'Activiteit' })).toBeVisible()
  expect(screen.getByRole('listitem').element().textContent).toBe('Verstuurd door Evamet bijlage17 okt, 14:02')
  await expect.element(screen.getByText('17 okt, 14:02')).toHaveAttribute('datetime', '2026-10-17T14:02')
  await expectAccessible()
})

test('nothing that happened is said in a sentence, not as an empty list', async () => {
  const screen = await render(<ActivityList label="Activiteit" activities={[]} />)
  await expect.element(screen.getByText('Hier is nog niets gebeurd.')).toBeVisible()
  expect(screen.getByRole('list').query()).toBeNull()
})

test('an address stays whole in a narrow list, and the moment goes below it; one that does not fit breaks', async () => {
  const screen = await render(
    <div style={{ width: '318px' }}>
      <ActivityList
        label="Activiteit"
        activities={['billing@brooklyn.example', `${'lang'.repeat(20)}@klant.example`].map((address) => ({
          id: address,
          icon: Send,
          text: (
            <>
              Verstuurd naar <span data-testid={address.slice(0, 4)}>{address}</span>
            </>
          ),
          moment: '28 nov 2026, 21:32',
        }))}
      />
    </div>,
  )
  const rects = (id: string) => screen.getByTestId(id).element().getClientRects().length
  expect(rects('bill')).toBe(1)
  expect(rects('lang')).toBeGreaterThan(1)
  const list = screen.getByRole('list').element()
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
})
