import type { AccountMail } from '../authentication/mails.ts'
import { oneLine } from '../invitations/mail.ts'

/** Tells the main user that what they asked was done. */
export const removedMail = (companyName: string): AccountMail => ({
  kind: 'removed',
  subject: `De administratie ${oneLine(companyName)} is verwijderd`,
  text: [
    'Hallo,',
    `Je vroeg ons om de administratie ${oneLine(companyName)} te verwijderen. De dertig dagen zijn voorbij en het is gedaan: niemand kan er nog in, ook je klanten en je boekhouder niet.`,
    'Bewaar het auditbestand en de documenten die je hebt gedownload: de wet vraagt dat je ze zeven jaar houdt.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})
