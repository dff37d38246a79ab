import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  BookOpen,
  ChartNoAxesColumn,
  FileText,
  Folder,
  Landmark,
  LayoutDashboard,
  Percent,
  ReceiptText,
  Settings,
  Timer,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { SideMenu, type SideMenuProps } from './side-menu.tsx'
import { SubMenu } from './sub-menu.tsx'

const meta = {
  title: 'Componenten/SideMenu',
  component: SideMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    sections: [
      {
        items: [
          { label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard' },
          { label: 'Facturen', icon: FileText, href: '#facturen', count: 3 },
          { label: 'Inkoop', icon: ReceiptText, href: '#inkoop', count: 5 },
          { label: 'Bank', icon: Landmark, href: '#bank', count: 12, current: true },
          { label: 'Btw', icon: Percent, href: '#btw' },
          { label: 'Uren', icon: Timer, href: '#uren' },
          { label: 'Relaties', icon: Users, href: '#relaties' },
        ],
      },
      {
        heading: 'Boekhouding',
        items: [
          { label: 'Grootboek', icon: BookOpen, href: '#grootboek' },
          { label: 'Rapporten', icon: ChartNoAxesColumn, href: '#rapporten' },
          { label: 'Documenten', icon: Folder, href: '#documenten' },
        ],
      },
    ],
    footer: [{ label: 'Instellingen', icon: Settings, href: '#instellingen' }],
  },
  render: (args) => (
    <>
      <SideMenu {...args} />
      <OverlayHost />
    </>
  ),
} satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj<typeof meta>

/** Open vanaf 1280 px, tenzij de gebruiker anders koos. */
export const Proefveld: Story = {}
export const Ingeklapt: Story = { args: { collapsed: true } }

/** Binnen één plek: 220 breed. */
export const Submenu: Story = {
  render: () => (
    <SubMenu
      label="Instellingen"
      items={[
        { label: 'Bedrijf', href: '#bedrijf', current: true },
        { label: 'Factuurlayout', href: '#layout' },
        { label: 'Gebruikers', href: '#gebruikers', count: 4 },
        { label: 'Abonnement', href: '#abonnement' },
      ]}
    />
  ),
}

function Collapsible(props: SideMenuProps) {
  const [collapsed, setCollapsed] = useState(props.collapsed)
  return <SideMenu {...props} collapsed={collapsed} onCollapsedChange={setCollapsed} />
}

/** Collapsed, every place keeps its name and the button keeps the focus. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { collapsed: false },
  render: (args) => (
    <>
      <Collapsible {...args} />
      <OverlayHost />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu inklappen', expanded: true }))
    await expect(canvas.getByRole('button', { name: 'Menu uitklappen', expanded: false })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: /^Bank/, current: 'page' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Menu inklappen', expanded: true })).toHaveFocus()
  },
}
