import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link.tsx'

const meta = {
  title: 'Componenten/Link',
  component: Link,
  args: { href: '#', children: 'Alle facturen' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const InTekst: Story = {
  render: () => (
    <p>
      Nog geen account? <Link href="#">Maak gratis een account aan</Link> of lees eerst{' '}
      <Link href="https://example.org" external>
        hoe het werkt
      </Link>
      .
    </p>
  ),
}
