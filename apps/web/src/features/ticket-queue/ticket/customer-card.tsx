import { Badge, Button, Card, DescriptionList, Link } from '@klopt/ui'
import { address } from '../../../app/routing/address.ts'
import { EmailText } from '../../../shared/look/email-text.tsx'
import type { StaffTicket } from './staff-ticket.ts'
import * as styles from './ticket.css.ts'

export interface CustomerCardProps {
  ticket: StaffTicket
  /** Puts the request to be let in into the answer. */
  onAskAccess: () => void
}

/** Who asks, of which administration, and whether support may look into it. */
export function CustomerCard({ ticket, onAskAccess }: CustomerCardProps) {
  const { author, administrationId, companyName, isAccessible } = ticket
  return (
    <Card title="Klant">
      <DescriptionList
        variant="stacked"
        items={[
          { term: 'Naam', details: author.isMainUser ? `${author.name} (hoofdgebruiker)` : author.name },
          {
            term: 'E-mailadres',
            details: (
              <Link href={`mailto:${author.emailAddress}`}>
                <EmailText text={author.emailAddress} />
              </Link>
            ),
          },
          { term: 'Administratie', details: `${companyName} (nr. ${administrationId})` },
          {
            term: 'Meekijken',
            details: (
              <span className={styles.consent}>
                {isAccessible ? (
                  <Badge tone="success">Toestemming gegeven</Badge>
                ) : (
                  <Badge tone="warning">Geen toestemming</Badge>
                )}
                <Link
                  href={address('/v2/admin/administrations/$administrationId/access', { params: { administrationId } })}
                >
                  {isAccessible ? 'Administratie openen' : 'Toegang bekijken'}
                </Link>
              </span>
            ),
          },
        ]}
      />
      {!isAccessible && (
        <Button size="small" className={styles.askAccess} onClick={onAskAccess}>
          Vraag om toegang
        </Button>
      )}
    </Card>
  )
}
