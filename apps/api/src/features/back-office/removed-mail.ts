import type { AccountMail } from '../authentication/mails.ts'
import { shortLine } from '../../mail/one-line.ts'

/** Tells the main user that what they asked was done. */
export const removedMail = (companyName: string): AccountMail => ({
  kind: 'removed',
  subject: `De administratie ${shortLine(companyName)} is verwijderd`,
  text: [
    'Hallo,',
    `Je vroeg ons om de administratie ${shortLine(companyName)} te verwijderen. De dertig dagen zijn voorbij en het is gedaan: niemand kan er nog in, ook je klanten en je boekhouder niet.`,
    'Bewaar het auditbestand en de documenten die je hebt gedownload: de wet vraagt dat je ze zeven jaar houdt.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})
