import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Kantoor',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('bookkeeper')

export const Worklist = screen('Worklist', 'Werklijst')
export const Clients = screen('Clients', 'Klanten')
export const ClientHours = screen('ClientHours', 'Uren per klant')
export const Members = screen('Members', 'Medewerkers')
export const FirmTemplates = screen('FirmTemplates', 'Sjablonen')
export const FirmStyle = screen('FirmStyle', 'Huisstijl')
export const FirmMore = screen('FirmMore', 'Meer')
export const ClientDashboard = screen('ClientDashboard', 'Klant: dashboard')
export const ClientApprovals = screen('ClientApprovals', 'Klant: akkoorden')
export const ClientQuestions = screen('ClientQuestions', 'Klant: vragen')
export const ClientDossier = screen('ClientDossier', 'Klant: dossier')
export const ClientVatReturn = screen('ClientVatReturn', 'Klant: btw')
export const ClientFiscalYear = screen('ClientFiscalYear', 'Klant: boekjaar')
export const ClientVatCorrection = screen('ClientVatCorrection', 'Klant: suppletie')
export const ClientIcp = screen('ClientIcp', 'Klant: ICP-opgaaf')
