import { contract, type Contact } from '@klopt/api-client/contract'
import { Card, DescriptionList, linkClassName } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { EmailText } from '../../shared/look/email-text.tsx'
import { contactFacts } from './contact-facts.ts'
import * as styles from './contact-screen.css.ts'

/** How to reach a contact and what was agreed with it; what is not known is left out. */
export function ContactDetailsCard({ administrationId, contact }: { administrationId: number; contact: Contact }) {
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  const facts = contactFacts(contact, profile.data?.paymentTermDays)
  return (
    <Card title="Gegevens">
      <DescriptionList
        items={facts.map(({ term, text, href }) => ({
          term,
          details: href ? (
            <a href={href} className={linkClassName}>
              <EmailText text={text} />
            </a>
          ) : (
            <span className={styles.lines}>{text}</span>
          ),
        }))}
      />
      {contact.note !== '' && <p className={styles.note}>{contact.note}</p>}
    </Card>
  )
}
