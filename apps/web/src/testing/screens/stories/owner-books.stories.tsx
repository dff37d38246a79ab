import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Btw en boeken',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('owner')

export const VatReturn = screen('VatReturn', 'Btw')
export const VatHandIn = screen('VatHandIn', 'Btw-aangifte indienen')
export const VatCorrection = screen('VatCorrection', 'Suppletie')
export const Icp = screen('Icp', 'ICP-opgaaf')
export const Oss = screen('Oss', 'OSS-aangifte')
export const PrivateUse = screen('PrivateUse', 'Privégebruik')
export const Ledger = screen('Ledger', 'Grootboek')
export const LedgerAccount = screen('LedgerAccount', 'Grootboekkaart')
export const LedgerEntry = screen('LedgerEntry', 'Journaalpost')
export const Journal = screen('Journal', 'Memoriaal')
export const JournalEntry = screen('JournalEntry', 'Nieuwe boeking')
export const JournalTemplates = screen('JournalTemplates', 'Sjablonen')
export const JournalTemplate = screen('JournalTemplate', 'Sjabloon')
export const OpeningBalance = screen('OpeningBalance', 'Beginbalans')
export const OpeningAuditFile = screen('OpeningAuditFile', 'Auditfile overnemen')
export const Assets = screen('Assets', 'Activa')
export const Asset = screen('Asset', 'Activum')
export const FiscalYear = screen('FiscalYear', 'Boekjaar')
