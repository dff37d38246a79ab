import type { contract, ResponseOf } from '@klopt/api-client/contract'

type Onboarding = ResponseOf<typeof contract.administrations.onboarding>

export interface FirstStep {
  readonly key: Exclude<keyof Onboarding, 'isDismissed'>
  readonly title: string
  readonly detail: string
  /** Under the administration: the screen where it is done. */
  readonly path: string
}

/** What makes new books work, in the order that is easiest. */
export const firstSteps: readonly FirstStep[] = [
  {
    key: 'companyDetails',
    title: 'Vul je bedrijfsgegevens in',
    detail: 'Adres, KvK-nummer en btw-id: nodig voor een geldige factuur.',
    path: 'settings/company',
  },
  {
    key: 'logoAndColour',
    title: 'Kies je logo en kleur',
    detail: 'Zo herkennen klanten je facturen.',
    path: 'settings/invoice',
  },
  {
    key: 'bankAccount',
    title: 'Voeg je bankrekening toe',
    detail: 'Dan herkent Klopt je afschriften.',
    path: 'settings/bank-books',
  },
  {
    key: 'firstInvoice',
    title: 'Maak je eerste factuur',
    detail: 'In een paar minuten klaar.',
    path: 'invoices/new',
  },
  {
    key: 'firstImport',
    title: 'Importeer je eerste bankafschrift',
    detail: 'MT940, CAMT.053 of CSV van je bank.',
    path: 'bank/import',
  },
]
