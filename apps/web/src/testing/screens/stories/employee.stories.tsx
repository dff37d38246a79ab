import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Medewerker',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const EmployeeHours = { name: 'Uren', args: { role: 'employee', name: 'EmployeeHours' } } satisfies ScreenStory
export const EmployeeProjects = {
  name: 'Projecten',
  args: { role: 'employee', name: 'EmployeeProjects' },
} satisfies ScreenStory
export const EmployeeTrips = { name: 'Ritten', args: { role: 'employee', name: 'EmployeeTrips' } } satisfies ScreenStory
export const EmployeeExpenses = {
  name: 'Bonnetjes',
  args: { role: 'employee', name: 'EmployeeExpenses' },
} satisfies ScreenStory
export const EmployeeMore = { name: 'Meer', args: { role: 'employee', name: 'EmployeeMore' } } satisfies ScreenStory
export const EmployeeAdministrations = {
  name: 'Mijn administraties',
  args: { role: 'employee', name: 'EmployeeAdministrations' },
} satisfies ScreenStory
export const EmployeeWithoutPermission = {
  name: 'Geen toegang tot een scherm',
  args: { role: 'employee', name: 'EmployeeWithoutPermission' },
} satisfies ScreenStory
