import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Medewerker',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('employee')

export const EmployeeHours = screen('EmployeeHours', 'Uren')
export const EmployeeProjects = screen('EmployeeProjects', 'Projecten')
export const EmployeeTrips = screen('EmployeeTrips', 'Ritten')
export const EmployeeExpenses = screen('EmployeeExpenses', 'Bonnetjes')
export const EmployeeMore = screen('EmployeeMore', 'Meer')
export const EmployeeAdministrations = screen('EmployeeAdministrations', 'Mijn administraties')
export const EmployeeWithoutPermission = screen('EmployeeWithoutPermission', 'Geen toegang tot een scherm')
