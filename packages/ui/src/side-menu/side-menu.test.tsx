import { FileText, Landmark, LayoutDashboard, Settings } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppLink, LinkProvider, type LinkComponent } from '../menu/link-provider.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { SideMenu, type SideMenuProps } from './side-menu.tsx'
import { SubMenu } from './sub-menu.tsx'

const sections: SideMenuProps['sections'] = [
  {
    items: [
      { label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard' },
      { label: 'Bank', icon: Landmark, href: '#bank', current: true, count: 12 },
      { label: 'Inkoop', icon: FileText, href: '#inkoop', count: 0 },
    ],
  },
  { heading: 'Boekhouding', items: [{ label: 'Rapporten', icon: FileText, href: '#rapporten' }] },
]
const footer: SideMenuProps['footer'] = [{ label: 'Instellingen', icon: Settings, href: '#instellingen' }]

async function setUp(widthPx: number, props: Partial<SideMenuProps> = {}) {
  await page.viewport(widthPx, 800)
  const screen = await render(
    <>
      <SideMenu sections={sections} footer={footer} {...props} />
      <OverlayHost />
    </>,
  )
  const menu = screen.getByRole('navigation', { name: 'Hoofdmenu' })
  return { screen, menu, width: () => menu.element().getBoundingClientRect().width }
}

test('is open by itself from 1280 px and collapsed below it', async () => {
  const { width } = await setUp(1280)
  expect(width()).toBe(240)
  await page.viewport(1279, 800)
  await expect.poll(width).toBe(44)
  await page.viewport(1280, 800)
  await expect.poll(width).toBe(240)
})

test('the words above its places name their list, and are no heading before that of the page', async () => {
  const { menu } = await setUp(1280)
  await expect.element(menu.getByRole('list', { name: 'Boekhouding' })).toBeVisible()
  expect(menu.getByRole('heading').query()).toBeNull()
})

test('where one is stays in sight when places come before it', async () => {
  const place = (label: string) => ({ label, icon: FileText, href: `#${label}` })
  const last = { ...place('Boekjaar'), current: true }
  const { screen } = await setUp(1280, { sections: [{ items: [last] }] })
  const items = [...Array.from({ length: 40 }, (_, index) => place(`Plek ${index}`)), last]
  await screen.rerender(<SideMenu sections={[{ items }]} footer={footer} />)
  await expect.element(screen.getByRole('link', { name: 'Boekjaar' })).toBeInViewport({ ratio: 1 })
})

test('the page stays where it is when places come, also with where one is below the places', async () => {
  const at = { label: 'Instellingen', icon: Settings, href: '#instellingen', current: true }
  const layout = (props: SideMenuProps) => (
    // A page that is higher than the window, and a menu that stands below its top until the page is scrolled.
    <div style={{ height: 1600, paddingTop: 120 }}>
      <SideMenu {...props} />
    </div>
  )
  await page.viewport(1280, 800)
  const screen = await render(layout({ sections: [], footer: [at] }))
  await screen.rerender(layout({ sections, footer: [at, { label: 'Help', icon: FileText, href: '#help' }] }))
  const { top } = screen.getByRole('navigation').element().getBoundingClientRect()
  // The list tells its size after a frame, and the one who scrolls does so after that.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(screen.getByRole('navigation').element().getBoundingClientRect().top).toBe(top)
  expect(window.scrollY).toBe(0)
})

test('where one is stands in sight, also in a window too low for all places', async () => {
  const places = Array.from({ length: 40 }, (_, index) => ({
    label: `Plek ${index}`,
    icon: FileText,
    href: `#${index}`,
  }))
  const at = (chosen: number) => [{ items: places.map((place, index) => ({ ...place, current: index === chosen })) }]
  const { screen } = await setUp(1280, { sections: at(39) })
  await expect.element(screen.getByRole('link', { name: 'Plek 39' })).toBeInViewport({ ratio: 1 })
  await screen.rerender(<SideMenu sections={at(0)} footer={footer} />)
  await expect.element(screen.getByRole('link', { name: 'Plek 0', exact: true })).toBeInViewport({ ratio: 1 })
})

test('is clean for axe, open and collapsed', async () => {
  const { screen, menu } = await setUp(1280)
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Menu inklappen' }))
  await expect.element(menu).toHaveAttribute('data-collapsed', 'true')
  await expectAccessible()
})

test('the choice of the user wins, and is told', async () => {
  const onCollapsedChange = vi.fn()
  const { width, screen } = await setUp(1440, { collapsed: true, onCollapsedChange })
  expect(width()).toBe(44)
  await userEvent.click(screen.getByRole('button', { name: 'Menu uitklappen' }))
  expect(onCollapsedChange.mock.calls).toEqual([[false]])
})

test('collapsed, every place keeps its name and says it in a tooltip', async () => {
  const { screen } = await setUp(1000)
  const link = screen.getByRole('link', { name: /^Bank/u })
  await expect.element(link).toHaveAttribute('data-klopt-tooltip', 'Bank')
  await expect.element(screen.getByRole('link', { name: 'Instellingen' })).toBeVisible()
})

test('marks the current place, and counts only what waits', async () => {
  const { screen } = await setUp(1280)
  await expect.element(screen.getByRole('link', { name: 'Bank 12' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Inkoop', exact: true })).not.toHaveAttribute('aria-current')
  await expect.element(screen.getByRole('list', { name: 'Boekhouding' })).toBeVisible()
})

test('has no heading, which would stand before that of the page', async () => {
  const { menu } = await setUp(1280)
  expect(menu.getByRole('heading').elements()).toEqual([])
})

test('in a window of a usual laptop all places of a business stand in sight', async () => {
  const items = Array.from({ length: 21 }, (_, index) => ({
    label: `Plek ${index}`,
    icon: FileText,
    href: `#${index}`,
  }))
  const { screen } = await setUp(1440, {
    sections: [{ items: items.slice(0, 12) }, { heading: 'Boekhouding', items: items.slice(12) }],
    footer: [...footer, { label: 'Help', icon: FileText, href: '#help' }],
    header: () => <div style={{ height: 56 }} />,
  })
  await page.viewport(1440, 900)
  await expect.element(screen.getByRole('link', { name: 'Plek 20' })).toBeInViewport({ ratio: 1 })
  expect(screen.getByRole('link', { name: 'Plek 20' }).element().getBoundingClientRect().height).toBe(30)
})

test('is not there on a phone', async () => {
  const { screen } = await setUp(390)
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
  await page.viewport(1280, 800)
})

test('renders the links of the application', async () => {
  const RouterLink: LinkComponent = ({ children, href, ...rest }) => (
    <a {...rest} href={`/v2${href}`}>
      {children}
    </a>
  )
  const screen = await render(
    <LinkProvider component={RouterLink}>
      <SubMenu label="Instellingen" items={[{ label: 'Bedrijf', href: '/bedrijf', current: true }]} />
      <AppLink href="/los">Los</AppLink>
    </LinkProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'Bedrijf' })).toHaveAttribute('href', '/v2/bedrijf')
  await expect.element(screen.getByRole('link', { name: 'Los' })).toHaveAttribute('href', '/v2/los')
  expect(screen.getByRole('navigation').element().getBoundingClientRect().width).toBe(220)
})
