import type { AccountMail } from '../../authentication/mails.ts'
import { shortLine } from '../../../mail/one-line.ts'

interface Words {
  readonly firmName: string
  readonly invitedBy: string
  readonly link: string
}

/** To a colleague. Names are what people typed: they stay on one line and are cut where they get long. */
export const joinMail = ({ firmName, invitedBy, link }: Words): AccountMail => ({
  kind: 'firm-invitation',
  action: 'Uitnodiging aannemen',
  subject: `Uitnodiging van ${shortLine(firmName)}`,
  text: [
    'Hallo,',
    `${shortLine(invitedBy)} nodigt je uit om op Klopt te werken bij ${shortLine(firmName)}.`,
    `Neem de uitnodiging binnen 14 dagen aan:\n${link}`,
    'Verwachtte je deze uitnodiging niet? Dan hoef je niets te doen.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})

/** To an owner, whose books the firm would look after. */
export const bringMail = ({ firmName, invitedBy, link }: Words): AccountMail => ({
  kind: 'firm-invitation',
  action: 'Administratie kiezen',
  subject: `${shortLine(firmName)} wil je administratie bijhouden`,
  text: [
    'Hallo,',
    `${shortLine(invitedBy)} van ${shortLine(firmName)} vraagt om je administratie op Klopt te mogen bijhouden. Medewerkers van het kantoor kunnen dan in je boeken werken. Jij blijft hoofdgebruiker en kunt het altijd weer intrekken.`,
    `Kies binnen 14 dagen om welke administratie het gaat:\n${link}`,
    'Ken je dit kantoor niet? Doe dan niets: er verandert niets.',
    'Groet,\nKlopt',
  ].join('\n\n'),
})
