import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PeekPane } from './peek-pane.tsx'

test('it never leaves the window: what it shows scrolls between its head and its foot', async () => {
  const screen = await render(
    <PeekPane label="Factuur" onClose={() => undefined} actions={<button type="button">Openen</button>}>
      <div style={{ height: 3000 }}>Lang</div>
    </PeekPane>,
  )
  const box = (element: Element) => element.getBoundingClientRect()
  const pane = screen.getByRole('complementary', { name: 'Factuur' }).element()
  expect(box(pane).height).toBeLessThanOrEqual(800)
  expect(box(screen.getByRole('button', { name: 'Openen' }).element()).bottom).toBeLessThanOrEqual(800)
  await expect.element(screen.getByRole('button', { name: 'Vorige' })).toBeDisabled()
})
