import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stat, StatGroup } from '../stat/stat.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { Tick } from '../tick/tick.tsx'
import { Card } from './card.tsx'

const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

test('the parts a page is made of are clean for axe in every theme, on paper and on a card', async () => {
  const parts = (
    <>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          Deels betaald
        </Badge>
      ))}
      <Tick>Klopt</Tick>
      <p>
        Nog geen account? <Link href="#nieuw">Maak gratis een account aan</Link> <Kbd>Ctrl K</Kbd>
      </p>
      <DescriptionList variant="sums" items={[{ term: 'Te betalen', details: '€ 2.117,50' }]} />
      <EmptyState title="Nog geen facturen" action={<Button variant="primary">Factuur maken</Button>}>
        Hier staan straks je facturen.
      </EmptyState>
      <Skeleton />
    </>
  )
  await render(
    <>
      <Logo />
      <PageHeader title="Dashboard" description="De boeken kloppen." badge={<Badge>Concept</Badge>} />
      <StatGroup>
        <Stat label="Op de bank" value="€ 18.402,77" detail="12% meer" tone="success" />
        <Stat label="Te ontvangen" value="€ 4.961,00" detail="1 te laat" tone="danger" />
      </StatGroup>
      {parts}
      <Card title="Wat nu?" aside="4 dingen">
        {parts}
      </Card>
    </>,
  )
  await expectAccessible()
})

test('the logo is centred and 10rem wide where asked', async () => {
  const screen = await render(<Logo centred />)
  const logo = screen.getByRole('img', { name: 'Klopt' }).element().getBoundingClientRect()
  expect(logo.width).toBe(160)
  const room = screen.container.getBoundingClientRect()
  expect(logo.left + logo.width / 2).toBeCloseTo(room.left + room.width / 2, 0)
})

test('a card with a title is a region of that name', async () => {
  const screen = await render(<Card title="Laatste facturen">Niets</Card>)
  await expect.element(screen.getByRole('region', { name: 'Laatste facturen' })).toBeVisible()
})

test('a name of 80 characters stays within a phone', async () => {
  const name = 'Stichting'.padEnd(80, 'x')
  const screen = await render(
    <div style={{ width: 358 }}>
      <PageHeader title={name} />
      <Card title={name}>{name}</Card>
      <Badge>{name}</Badge>
      <DescriptionList items={[{ term: 'Naam', details: name }]} />
    </div>,
  )
  const room = screen.container.firstElementChild as HTMLElement
  expect(room.scrollWidth).toBe(358)
})
