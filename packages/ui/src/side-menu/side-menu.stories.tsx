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
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { SideMenu } from './side-menu.tsx'
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
