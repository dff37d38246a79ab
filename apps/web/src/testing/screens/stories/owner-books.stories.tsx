import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Btw en boeken',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const VatReturn = { name: 'Btw', args: { role: 'owner', name: 'VatReturn' } } satisfies ScreenStory
export const VatHandIn = {
  name: 'Btw-aangifte indienen',
  args: { role: 'owner', name: 'VatHandIn' },
} satisfies ScreenStory
export const VatCorrection = { name: 'Suppletie', args: { role: 'owner', name: 'VatCorrection' } } satisfies ScreenStory
export const Icp = { name: 'ICP-opgaaf', args: { role: 'owner', name: 'Icp' } } satisfies ScreenStory
export const Oss = { name: 'OSS-aangifte', args: { role: 'owner', name: 'Oss' } } satisfies ScreenStory
export const PrivateUse = { name: 'Privégebruik', args: { role: 'owner', name: 'PrivateUse' } } satisfies ScreenStory
export const Ledger = { name: 'Grootboek', args: { role: 'owner', name: 'Ledger' } } satisfies ScreenStory
export const LedgerAccount = {
  name: 'Grootboekkaart',
  args: { role: 'owner', name: 'LedgerAccount' },
} satisfies ScreenStory
export const LedgerEntry = { name: 'Journaalpost', args: { role: 'owner', name: 'LedgerEntry' } } satisfies ScreenStory
export const Journal = { name: 'Memoriaal', args: { role: 'owner', name: 'Journal' } } satisfies ScreenStory
export const JournalEntry = {
  name: 'Nieuwe boeking',
  args: { role: 'owner', name: 'JournalEntry' },
} satisfies ScreenStory
export const JournalTemplates = {
  name: 'Sjablonen',
  args: { role: 'owner', name: 'JournalTemplates' },
} satisfies ScreenStory
export const JournalTemplate = {
  name: 'Sjabloon',
  args: { role: 'owner', name: 'JournalTemplate' },
} satisfies ScreenStory
export const OpeningBalance = {
  name: 'Beginbalans',
  args: { role: 'owner', name: 'OpeningBalance' },
} satisfies ScreenStory
export const OpeningAuditFile = {
  name: 'Auditfile overnemen',
  args: { role: 'owner', name: 'OpeningAuditFile' },
} satisfies ScreenStory
export const Assets = { name: 'Activa', args: { role: 'owner', name: 'Assets' } } satisfies ScreenStory
export const Asset = { name: 'Activum', args: { role: 'owner', name: 'Asset' } } satisfies ScreenStory
export const FiscalYear = { name: 'Boekjaar', args: { role: 'owner', name: 'FiscalYear' } } satisfies ScreenStory
