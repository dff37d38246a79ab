import type { ReminderKind } from '@klopt/bookkeeping/payments'
import type { RichTextDocument } from '@klopt/api-client/contract'
import { letter } from '../email-texts/standard-texts.ts'

interface StandardStep {
  readonly name: string
  readonly kind: ReminderKind
  readonly afterDays: number
  readonly subject: string
  readonly body: RichTextDocument
}

/** What reminding begins with; each can be changed. The words of the law come below them by themselves. */
export const standardSteps: readonly StandardStep[] = [
  {
    name: 'Herinnering 1',
    kind: 'reminder',
    afterDays: 7,
    subject: 'Herinnering: factuur {{facturen}} van {{bedrijf}}',
    body: letter([
      'Misschien is het je ontgaan: van factuur {{facturen}} staat nog {{bedrag}} open. In de bijlage vind je een overzicht.',
      'Wil je het bedrag binnen een week overmaken? Heb je al betaald, dan kun je deze mail vergeten.',
    ]),
  },
  {
    name: 'Herinnering 2',
    kind: 'reminder',
    afterDays: 14,
    subject: 'Tweede herinnering: factuur {{facturen}} van {{bedrijf}}',
    body: letter([
      'We hebben nog geen betaling ontvangen voor factuur {{facturen}}. Er staat {{bedrag}} open.',
      'Wil je dat bedrag binnen een week overmaken? Klopt er iets niet, laat het ons dan weten.',
    ]),
  },
  {
    name: 'Aanmaning',
    kind: 'notice',
    afterDays: 21,
    subject: 'Aanmaning: factuur {{facturen}} van {{bedrijf}}',
    body: letter(['Ondanks onze herinneringen is factuur {{facturen}} niet betaald. Er staat {{bedrag}} open.']),
  },
  {
    name: 'Aanmaning met kosten',
    kind: 'demand',
    afterDays: 40,
    subject: 'Laatste aanmaning: factuur {{facturen}} van {{bedrijf}}',
    body: letter([
      'Na onze aanmaning is factuur {{facturen}} niet betaald. Met de kosten en de rente erbij vragen we je nu {{totaal}} te betalen.',
    ]),
  },
]
