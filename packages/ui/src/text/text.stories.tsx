import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Text } from './text.tsx'

const meta = {
  title: 'Componenten/Text',
  component: Text,
  args: { children: 'De aangifte over het derde kwartaal is verstuurd.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}
export const Staten: Story = {
  render: ({ children }) => (
    <Stack gap={8}>
      {([12, 13, 14, 16, 20] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
      {(['muted', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {children}
        </Text>
      ))}
      <div style={{ width: 160 }}>
        <Text isTruncated>{children}</Text>
      </div>
    </Stack>
  ),
}
