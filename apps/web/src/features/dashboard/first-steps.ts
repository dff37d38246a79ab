import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { administrationAddress } from '../../app/routing/address.ts'

export type Onboarding = ResponseOf<typeof contract.administrations.onboarding>

export interface FirstStep {
  readonly key: 'companyDetails' | 'logoAndColour' | 'bankAccount' | 'firstInvoice'
  readonly title: string
  readonly detail: string
  /** How long it takes. */
  readonly duration: string
  /** What the button of the step that one is at says, where it is done elsewhere. */
  readonly button: string
  /** The screen where it is done. */
  readonly addressOf: (administrationId: number) => string
}

/** What makes new books work, in the order that is easiest. */
export const firstSteps: readonly FirstStep[] = [
  {
    key: 'companyDetails',
    title: 'Je bedrijf',
    detail: 'Adres, KvK-nummer en btw-id: nodig voor een geldige factuur.',
    duration: '1 minuut',
    button: 'Bedrijf invullen',
    addressOf: (administrationId) => administrationAddress(administrationId, 'settings/company'),
  },
  {
    key: 'logoAndColour',
    title: 'Logo en kleur',
    detail: 'Kies je logo; de kleur van je facturen halen we eruit.',
    duration: '1 minuut',
    button: 'Logo en kleur kiezen',
    addressOf: (administrationId) => administrationAddress(administrationId, 'settings/invoice'),
  },
  {
    key: 'bankAccount',
    title: 'Je bankrekening',
    detail: 'Kies een afschrift; de rekening maken we er zelf bij.',
    duration: '1 minuut',
    button: 'Afschrift importeren',
    addressOf: (administrationId) => administrationAddress(administrationId, 'bank/import'),
  },
  {
    key: 'firstInvoice',
    title: 'Je eerste factuur',
    detail: 'Met je eigen naam, logo en kleur.',
    duration: '2 minuten',
    button: 'Factuur maken',
    addressOf: (administrationId) =>
      administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: 'new' } }),
  },
]

type StepKey = FirstStep['key']

/** The account itself was the first step: who reads this has done one. */
export const STEP_COUNT = firstSteps.length + 1

/** How many steps are done, the account included. */
export const doneCount = (done: Onboarding): number => 1 + firstSteps.filter(({ key }) => done[key]).length

/** The first step that is left behind another, or before it when there is none; undefined when all are done. */
export function nextStep(done: Onboarding, after?: StepKey): StepKey | undefined {
  const left = firstSteps.filter(({ key }) => !done[key] && key !== after)
  const place = firstSteps.findIndex(({ key }) => key === after)
  return (left.find((step) => firstSteps.indexOf(step) > place) ?? left[0])?.key
}

/** What is left, in the words of one who begins: 'Nog vier stappen, samen zo’n vijf minuten.' */
export function leftSentence(done: Onboarding): string {
  const left = STEP_COUNT - doneCount(done)
  return left === 1
    ? 'Nog één stap.'
    : `Nog ${COUNTS[left] ?? left} stappen, samen zo’n ${MINUTES[left] ?? 'paar'} minuten.`
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'twee', 3: 'drie', 4: 'vier' }
const MINUTES: Readonly<Record<number, string>> = { 2: 'drie', 3: 'vier', 4: 'vijf' }
