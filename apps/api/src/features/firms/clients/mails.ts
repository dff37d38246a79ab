import type { AccountMail } from '../../authentication/mails.ts'
import { shortLine } from '../../../mail/one-line.ts'
import type { FirmOfBooks } from '../firm-of-books.ts'

/** To the main user: their firm stopped looking after the books. */
export const releasedMail = ({ firmName, companyName }: FirmOfBooks): AccountMail => ({
  kind: 'firm-released',
  subject: `${shortLine(firmName)} houdt je boeken niet meer bij`,
  text: [
    'Hallo,',
    `${shortLine(firmName)} houdt de administratie van ${shortLine(companyName)} niet meer bij. Niemand van het kantoor kan er nog in; de boeken zijn en blijven van jou.`,
    'Betaalde het kantoor het abonnement? Dan loopt dat nog tot het einde van de maand die al begonnen was. Kies voor die dag zelf een abonnement, dan kun je gewoon doorwerken.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})

/** To who manages the firm: the main user took the books back. */
export const takenBackMail = ({ companyName }: FirmOfBooks): AccountMail => ({
  kind: 'firm-removed',
  subject: `${shortLine(companyName)} is geen klant van je kantoor meer`,
  text: [
    'Hallo,',
    `De hoofdgebruiker van ${shortLine(companyName)} heeft de toegang van je kantoor ingetrokken. De administratie staat niet meer in jullie werklijst.`,
    'Klopt dit niet? Neem dan contact op met de klant.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})
