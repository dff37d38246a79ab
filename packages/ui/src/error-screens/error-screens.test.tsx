import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { ErrorModal, showError } from './error-modal.tsx'
import { GenericErrorScreen } from './generic-error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

test('a page that is not there says so and leads to the dashboard', async () => {
  const screen = await render(<NotFoundScreen href="/v2/administrations/1/dashboard" />)
  await expect.element(screen.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
  await expect.element(screen.getByText('Deze pagina bestaat helaas niet.')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Naar het dashboard' })
  await expect.element(link).toHaveAttribute('href', '/v2/administrations/1/dashboard')
  await expectAccessible()
})

test('beside the way on there is room for one that is quieter, under it', async () => {
  const screen = await render(<NotFoundScreen href="/dashboard" besides={<button type="button">Terug</button>} />)
  const link = screen.getByRole('link', { name: 'Naar het dashboard' })
  const back = screen.getByRole('button', { name: 'Terug' })
  await expect.element(back).toBeVisible()
  expect(back.element().getBoundingClientRect().top).toBeGreaterThan(link.element().getBoundingClientRect().bottom)
  await expectAccessible()
})

test('a screen that broke says that it was registered and leads home', async () => {
  const screen = await render(<GenericErrorScreen href="/start" linkText="Naar de startpagina" />)
  await expect.element(screen.getByText(/De fout is geregistreerd/u)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/start')
  await expectAccessible()
})

test('the error modal shows message and code, is at most 500 px wide, and Ok closes it', async () => {
  const message = 'Deze import overlapt met bestaande transacties en komt daar niet mee overeen.'
  const reasons: string[] = []
  const screen = await render(
    <ErrorModal open onClose={({ reason }) => reasons.push(reason)} code={5018} message={message} />,
  )
  const modal = screen.getByRole('dialog', { name: 'Oeps, er is iets misgegaan' })
  await expect.element(modal.getByText(message)).toBeVisible()
  await expect.element(modal.getByText(/5018/u)).toBeVisible()
  expect(findElement('dialog > div').getBoundingClientRect().width).toBeLessThanOrEqual(500)
  await expectAccessible()
  await expect.element(screen.getByRole('button', { name: 'Ok' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(reasons).toEqual(['close-button'])
})

test('requests that fail together for one reason say so once, and again the next time', async () => {
  const screen = await render(<OverlayHost />)
  const error = { code: 500, message: 'Er ging iets fout bij het verwerken van je verzoek.' }
  showError(error)
  showError(error)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  showError(error)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})
