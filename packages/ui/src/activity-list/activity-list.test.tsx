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
