import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { administrationAddress } from '../../app/routing/address.ts'

type Onboarding = ResponseOf<typeof contract.administrations.onboarding>

export interface FirstStep {
  readonly key: Exclude<keyof Onboarding, 'isDismissed'>
  readonly title: string
  readonly detail: string
  /** What the button of the step that one is at says. */
  readonly button: string
  /** The screen where it is done. */
  readonly addressOf: (administrationId: number) => string
}

/** What makes new books work, in the order that is easiest. */
export const firstSteps: readonly FirstStep[] = [
  {
    key: 'companyDetails',
    title: 'Vul je bedrijfsgegevens in',
    detail: 'Adres, KvK-nummer en btw-id: nodig voor een geldige factuur.',
    button: 'Bedrijf invullen',
    addressOf: (administrationId) => administrationAddress(administrationId, 'settings/company'),
  },
  {
    key: 'logoAndColour',
    title: 'Kies je logo en kleur',
    detail: 'Zo herkennen klanten je facturen.',
    button: 'Logo en kleur kiezen',
    addressOf: (administrationId) => administrationAddress(administrationId, 'settings/invoice'),
  },
  {
    key: 'bankAccount',
    title: 'Voeg je bankrekening toe',
    detail: 'Of importeer een afschrift: de rekening voegen we dan zelf toe.',
    button: 'Bankrekening toevoegen',
    addressOf: (administrationId) => administrationAddress(administrationId, 'settings/bank-books'),
  },
  {
    key: 'firstInvoice',
    title: 'Maak je eerste factuur',
    detail: 'In een paar minuten klaar.',
    button: 'Factuur maken',
    addressOf: (administrationId) =>
      administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: 'new' } }),
  },
  {
    key: 'firstImport',
    title: 'Importeer je eerste bankafschrift',
    detail: 'MT940, CAMT.053 of CSV van je bank.',
    button: 'Afschrift importeren',
    addressOf: (administrationId) => administrationAddress(administrationId, 'bank/import'),
  },
]
