import type { AccountMail } from '../authentication/mails.ts'

/** Tells the main user that support chose another plan for them. No names: somebody typed them. */
export const planChangedMail: AccountMail = {
  kind: 'plan_changed',
  subject: 'Je abonnement is gewijzigd',
  text: [
    'Hallo,',
    'Onze support heeft het abonnement van een van je administraties gewijzigd. Bij de instellingen van die administratie, onder Abonnement, zie je wat je nu hebt en wat het kost.',
    'Klopt dat niet? Kies daar zelf een ander abonnement, of stuur ons een bericht via Help.',
    'Groet,\nKlopt',
  ].join('\n\n'),
}
