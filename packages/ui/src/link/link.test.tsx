import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LinkProvider, type LinkComponent } from '../menu/link-provider.tsx'
import { Link } from './link.tsx'

const Routed: LinkComponent = ({ children, ...rest }) => (
  <a {...rest} data-routed="">
    {children}
  </a>
)

test('goes by the router of the application, and out of it plainly in a new tab', async () => {
  const screen = await render(
    <LinkProvider component={Routed}>
      <Link href="/facturen">Facturen</Link>
      <Link href="https://example.org" external>
        Uitleg
      </Link>
    </LinkProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'Facturen' })).toHaveAttribute('data-routed')
  const out = screen.getByRole('link', { name: 'Uitleg (opent in een nieuw tabblad)' })
  await expect.element(out).toHaveAttribute('target', '_blank')
  await expect.element(out).not.toHaveAttribute('data-routed')
})

test('is 24 pixels high to press, on a line of its own as in a row of parts, and moves nothing for it', async () => {
  const screen = await render(
    <>
      <div data-testid="line" style={{ fontSize: 13, lineHeight: '16px' }}>
        <Link href="/wachtwoord">Wachtwoord vergeten?</Link>
      </div>
      <div data-testid="row" style={{ display: 'flex', fontSize: 13, lineHeight: '16px' }}>
        <Link href="/terug">Terug naar inloggen</Link>
      </div>
    </>,
  )
  for (const name of ['Wachtwoord vergeten?', 'Terug naar inloggen']) {
    const link = screen.getByRole('link', { name }).element()
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
  for (const id of ['line', 'row']) {
    expect(screen.getByTestId(id).element().getBoundingClientRect().height).toBe(16)
  }
})
