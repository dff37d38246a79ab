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
