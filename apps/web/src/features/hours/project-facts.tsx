import type { Project } from '@klopt/api-client/contract'
import { AppLink, Card, DescriptionList, linkClassName, Progress } from '@klopt/ui'
import { formatDateShort, formatDuration, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { facts, openAmount, openLabel } from '../../shared/documents/document-screen.css.ts'
import * as styles from './hours.css.ts'
import { RoundingFact } from './rounding-fact.tsx'

const FULL = 100
const NEARLY = 80

interface ProjectFactsProps {
  administrationId: number
  project: Project
}

/** What waits to be invoiced of a project first, then for whom it is and by what it is reckoned. */
export function ProjectFacts({ administrationId, project }: ProjectFactsProps) {
  const { contact, rounding, seconds, worthCents, unbilledCents, unbilledSeconds, billedSeconds, note } = project
  return (
    <Card>
      <p className={openLabel}>{contact ? 'Nog te factureren' : 'Gewerkt'}</p>
      <p className={openAmount}>{contact ? formatEuro(unbilledCents) : formatDuration(seconds)}</p>
      <Budget project={project} />
      <DescriptionList
        className={facts}
        items={[
          ...(contact
            ? [
                { term: 'Klant', details: <Customer {...{ administrationId, contact }} /> },
                { term: 'Te factureren', details: `${formatDuration(unbilledSeconds)} uur, voor afronding` },
                { term: 'Gefactureerd', details: `${formatDuration(billedSeconds)} uur, na afronding` },
                { term: 'Gewerkt', details: `${formatDuration(seconds)} uur · ${formatEuro(worthCents)}` },
              ]
            : []),
          { term: 'Tarief', details: rateText(project) },
          ...(contact && rounding
            ? [{ term: 'Afronding', details: <RoundingFact {...{ administrationId, contact, rounding }} /> }]
            : []),
          ...(note === '' || note === undefined ? [] : [{ term: 'Notitie', details: note }]),
        ]}
      />
    </Card>
  )
}

function Customer({ administrationId, contact }: { administrationId: number; contact: { id: number; name: string } }) {
  const href = administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId: contact.id } })
  return (
    <AppLink href={href} className={linkClassName}>
      {contact.name}
    </AppLink>
  )
}

/** What an hour of it costs, and since when where that changed. */
function rateText({ billable, rateCents, rates }: Project): string {
  if (!billable) return 'Niet factureerbaar'
  const newest = rates.find(({ taskId }) => taskId === null)
  const since = newest && newest.from > '2000-01-01' ? ` sinds ${formatDateShort(newest.from)}` : ''
  return rateCents === null ? 'Geen tarief' : `${formatEuro(rateCents)} per uur${since}`
}

function Budget({ project: { budget, seconds, worthCents } }: { project: Project }) {
  if (budget === null) return null
  const used = (budget.kind === 'hours' ? seconds / budget.seconds : worthCents / budget.cents) * FULL
  const text =
    budget.kind === 'hours'
      ? `${formatDuration(seconds)} van ${formatDuration(budget.seconds)}`
      : `${formatEuro(worthCents)} van ${formatEuro(budget.cents)}`
  return (
    <div className={styles.budget}>
      <Progress
        label="Budget gebruikt"
        value={Math.min(used, FULL)}
        valueText={text}
        tone={used > FULL ? 'danger' : used > NEARLY ? 'warning' : 'accent'}
      />
    </div>
  )
}
