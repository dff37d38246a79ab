import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Uren en onkosten',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const Hours = { name: 'Uren', args: { role: 'owner', name: 'Hours' } } satisfies ScreenStory
export const UnbilledHours = {
  name: 'Te factureren uren',
  args: { role: 'owner', name: 'UnbilledHours' },
} satisfies ScreenStory
export const HoursWeeks = {
  name: 'Weken goedkeuren',
  args: { role: 'owner', name: 'HoursWeeks' },
} satisfies ScreenStory
export const Projects = { name: 'Projecten', args: { role: 'owner', name: 'Projects' } } satisfies ScreenStory
export const Project = { name: 'Project', args: { role: 'owner', name: 'Project' } } satisfies ScreenStory
export const Trips = { name: 'Ritten', args: { role: 'owner', name: 'Trips' } } satisfies ScreenStory
export const Expenses = { name: 'Bonnetjes', args: { role: 'owner', name: 'Expenses' } } satisfies ScreenStory
