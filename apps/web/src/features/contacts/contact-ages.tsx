import { AgeingBar } from '@klopt/ui'
import type { contactAges } from './contact-money.ts'

interface ContactAgesProps {
  /** Undefined while they are being fetched, when their room is kept. */
  ages: ReturnType<typeof contactAges> | undefined
  hrefOf: (age: string) => string
}

/** What a contact owes, by how long already. */
export const ContactAges = ({ ages, hrefOf }: ContactAgesProps) => (
  <AgeingBar
    label="Openstaand naar ouderdom"
    buckets={AGES.map(({ id, label }) => ({
      label,
      cents: ages?.[id] ?? 0, // zero: not known yet
      late: id !== 'notDueCents',
      href: hrefOf(id),
    }))}
  />
)

export const AGES = [
  { id: 'notDueCents', label: 'Nog niet vervallen' },
  { id: 'days1To30Cents', label: '1 tot 30 dagen' },
  { id: 'days31To60Cents', label: '31 tot 60 dagen' },
  { id: 'days61To90Cents', label: '61 tot 90 dagen' },
  { id: 'olderCents', label: 'Ouder' },
] as const
