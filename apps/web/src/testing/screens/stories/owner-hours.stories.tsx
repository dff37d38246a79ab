import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Uren en onkosten',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('owner')

export const Hours = screen('Hours', 'Uren')
export const UnbilledHours = screen('UnbilledHours', 'Te factureren uren')
export const HoursWeeks = screen('HoursWeeks', 'Weken goedkeuren')
export const Projects = screen('Projects', 'Projecten')
export const Project = screen('Project', 'Project')
export const Trips = screen('Trips', 'Ritten')
export const Expenses = screen('Expenses', 'Bonnetjes')
