import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Avatar } from './avatar.tsx'

test('has the name of whom it shows, unless that stands beside it', async () => {
  const screen = await render(
    <>
      <Avatar name="Eva van Dijk" />
      <Avatar name="Studio Noord" shape="square" decorative />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'Eva van Dijk' })).toHaveTextContent('ED')
  expect(screen.getByRole('img').elements()).toHaveLength(1)
  await expectAccessible()
})

test('keeps the letters when a picture does not load', async () => {
  const screen = await render(<Avatar name="Eva van Dijk" src="/bestaat-niet.png" />)
  await expect.element(screen.getByRole('img', { name: 'Eva van Dijk' })).toHaveTextContent('ED')
})
