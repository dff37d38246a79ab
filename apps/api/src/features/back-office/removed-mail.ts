import type { AccountMail } from '../authentication/mails.ts'

/** Tells the main user that what they asked was done. No names: somebody typed them. */
export const removedMail: AccountMail = {
  kind: 'removed',
  subject: 'Je administratie is verwijderd',
  text: [
    'Hallo,',
    'Je vroeg ons om een administratie te verwijderen. De dertig dagen zijn voorbij en het is gedaan: niemand kan er nog in, ook je klanten en je boekhouder niet.',
    'Bewaar het auditbestand en de documenten die je hebt gedownload: de wet vraagt dat je ze zeven jaar houdt.',
    'Groet,\nKlopt',
  ].join('\n\n'),
}
