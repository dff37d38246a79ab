import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Folder } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { Tree } from './tree.tsx'

const meta = {
  title: 'Componenten/Tree',
  component: Tree,
  args: {
    label: 'Grootboek',
    defaultOpen: ['costs', 'office'],
    defaultSelected: '4010',
    onSelect: fn(),
    onOpenChange: fn(),
    items: [
      {
        id: 'costs',
        label: 'Kosten',
        icon: Folder,
        detail: '€ 3.450',
        children: [
          {
            id: 'office',
            label: 'Huisvesting',
            icon: Building2,
            children: [
              { id: '4000', label: '4000 Huur', detail: '€ 1.200' },
              { id: '4010', label: '4010 Gas, water en licht', detail: '€ 240' },
            ],
          },
          { id: '4400', label: '4400 Reiskosten', detail: '€ 2.010' },
        ],
      },
      { id: 'revenue', label: 'Omzet', icon: Folder, children: [{ id: '8000', label: '8000 Omzet hoog' }] },
      { id: 'empty', label: 'Nog leeg', icon: Folder, children: [] },
      { id: 'bank', label: '1100 Bank' },
    ],
  },
  render: (args) => (
    <Column width={360}>
      <Tree {...args} />
    </Column>
  ),
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

/** Lange namen breken af. */
export const Smal: Story = {
  render: (args) => (
    <Column width={200}>
      <Tree {...args} />
    </Column>
  ),
}

export const VanRechtsNaarLinks: Story = {
  render: (args) => (
    <div dir="rtl">
      <Column width={360}>
        <Tree {...args} />
      </Column>
    </div>
  ),
}

/** Tab comes to what is chosen; the arrows walk, close and open; Enter chooses. */
export const Werking: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('treeitem', { name: /^4010/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('treeitem', { name: /^Huisvesting/ })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('4400')
    await userEvent.keyboard('o{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('8000')
  },
}
