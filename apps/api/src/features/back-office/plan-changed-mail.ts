import type { AccountMail } from '../authentication/mails.ts'
import { shortLine } from '../../mail/one-line.ts'

/** Tells the main user that support chose another plan for an administration of theirs. */
export const planChangedMail = (companyName: string, href: string): AccountMail => ({
  kind: 'plan_changed',
  action: 'Abonnement bekijken',
  subject: `Het abonnement van ${shortLine(companyName)} is gewijzigd`,
  text: [
    'Hallo,',
    `Onze support heeft het abonnement van de administratie ${shortLine(companyName)} gewijzigd. Bij de instellingen van die administratie, onder Abonnement, zie je wat je nu hebt en wat het kost:\n${href}`,
    'Klopt dat niet? Kies daar zelf een ander abonnement, of stuur ons een bericht via Help.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})
