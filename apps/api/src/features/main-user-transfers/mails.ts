import type { AccountMail } from '../authentication/mails.ts'
import { shortLine } from '../../mail/one-line.ts'

const letter = (kind: string, subject: string, ...paragraphs: string[]): AccountMail => ({
  kind,
  action: 'Gebruikers bekijken',
  subject,
  text: ['Hallo,', ...paragraphs, 'Groet,\nKlopt'].join('\n\n'),
})

/** Tells the main user that somebody asks to take their place. */
export const askedMail = (companyName: string, href: string): AccountMail =>
  letter(
    'main-user-transfer',
    `Iemand vraagt om hoofdgebruiker te worden van ${shortLine(companyName)}`,
    `Een gebruiker van de administratie ${shortLine(companyName)} vraagt ons om in jouw plaats hoofdgebruiker te worden, omdat je niet bereikbaar zou zijn.`,
    `Klopt dat niet? Trek het verzoek dan in bij Gebruikers:\n${href}`,
  )

/** Tells who asked, or was the main user, what was decided. */
export const decidedMail = (approved: boolean, companyName: string, href: string): AccountMail =>
  letter(
    'main-user-transfer',
    approved
      ? `De hoofdgebruiker van ${shortLine(companyName)} is gewijzigd`
      : `Je bent geen hoofdgebruiker geworden van ${shortLine(companyName)}`,
    approved
      ? `Op verzoek, en na controle van het identiteitsbewijs, is een andere gebruiker nu hoofdgebruiker van de administratie ${shortLine(companyName)}.`
      : `We hebben je verzoek om hoofdgebruiker te worden van de administratie ${shortLine(companyName)} bekeken en niet ingewilligd. Je mag het opnieuw vragen.`,
    `Wie er in de administratie werkt, zie je hier:\n${href}`,
    'De kopieën van het identiteitsbewijs zijn weggegooid.',
  )
