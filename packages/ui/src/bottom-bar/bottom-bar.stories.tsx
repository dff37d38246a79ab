import type { Meta, StoryObj } from '@storybook/react-vite'
import { Camera, FileText, Landmark, LayoutDashboard, Menu } from 'lucide-react'
import { BottomBar } from './bottom-bar.tsx'

const meta = {
  title: 'Componenten/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', viewport: { defaultViewport: 'mobile1' } },
  args: {
    items: [
      { label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard', current: true },
      { label: 'Facturen', icon: FileText, href: '#facturen', count: 3 },
      { label: 'Bonnetje', icon: Camera, href: '#bonnetje' },
      { label: 'Bank', icon: Landmark, href: '#bank', count: 120 },
      { label: 'Meer', icon: Menu, onPress: () => {} },
    ],
  },
} satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

/** Alleen te zien op een scherm tot 640 px breed. */
export const Proefveld: Story = {}
