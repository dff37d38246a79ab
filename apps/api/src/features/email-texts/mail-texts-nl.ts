import type { MailTexts } from './mail-texts-type.ts'

export const dutchMails: MailTexts = {
  salutation: 'Beste {{klant}},',
  closing: 'Met vriendelijke groet,',
  nobody: 'relatie',
  invoice: {
    subject: 'Factuur {{factuurnummer}} van {{bedrijf}}',
    paragraphs: [
      'In de bijlage vind je factuur {{factuurnummer}}.',
      'Wil je het bedrag van {{bedrag}} vóór of op {{vervaldatum}} overmaken?',
    ],
  },
  credit_invoice: {
    subject: 'Creditfactuur {{factuurnummer}} van {{bedrijf}}',
    paragraphs: [
      'In de bijlage vind je creditfactuur {{factuurnummer}}.',
      'Het bedrag van {{bedrag}} verrekenen we of maken we naar je over.',
    ],
  },
  estimate: {
    subject: 'Offerte {{offertenummer}} van {{bedrijf}}',
    paragraphs: [
      'In de bijlage vind je offerte {{offertenummer}} van {{bedrag}}.',
      'De offerte is geldig tot en met {{geldigheid}}. Met de link hieronder kies je wat je wilt en geef je akkoord.',
    ],
  },
  estimateReminder: {
    subject: 'Offerte {{offertenummer}} van {{bedrijf}} is nog geldig tot en met {{geldigheid}}',
    paragraphs: [
      'Je hebt nog niet geantwoord op offerte {{offertenummer}} van {{bedrag}}. De offerte is geldig tot en met {{geldigheid}}.',
      'Met de link hieronder kies je wat je wilt en geef je akkoord. Klopt er iets niet, laat het ons dan weten.',
    ],
  },
  reminders: [
    {
      subject: 'Herinnering: factuur {{facturen}} van {{bedrijf}}',
      paragraphs: [
        'Misschien is het je ontgaan: van factuur {{facturen}} staat nog {{bedrag}} open. In de bijlage vind je een overzicht.',
        'Wil je het bedrag binnen een week overmaken? Heb je al betaald, dan kun je deze mail vergeten.',
      ],
    },
    {
      subject: 'Tweede herinnering: factuur {{facturen}} van {{bedrijf}}',
      paragraphs: [
        'We hebben nog geen betaling ontvangen voor factuur {{facturen}}. Er staat {{bedrag}} open.',
        'Wil je dat bedrag binnen een week overmaken? Klopt er iets niet, laat het ons dan weten.',
      ],
    },
    {
      subject: 'Aanmaning: factuur {{facturen}} van {{bedrijf}}',
      paragraphs: ['Ondanks onze herinneringen is factuur {{facturen}} niet betaald. Er staat {{bedrag}} open.'],
    },
    {
      subject: 'Laatste aanmaning: factuur {{facturen}} van {{bedrijf}}',
      paragraphs: [
        'Na onze aanmaning is factuur {{facturen}} niet betaald. Met de kosten en de rente erbij vragen we je nu {{totaal}} te betalen.',
      ],
    },
  ],
  madeWith: 'Gemaakt met Klopt',
  links: {
    invoice: 'Bekijk je factuur online',
    reminder: 'Bekijk en betaal online',
    estimate: 'Bekijk de offerte en geef akkoord',
    acceptedEstimate: 'Bekijk de offerte',
  },
  law: {
    untilConsumer: 'binnen vijftien dagen nadat deze brief bij je is bezorgd',
    untilCompany: 'binnen veertien dagen',
    includingVat: ' (inclusief btw, die wij niet kunnen terugvragen)',
    notice: (open, until, costs, vat) =>
      `Betaal ${open} ${until}. Ontvangen we het dan niet, dan brengen we ${costs} incassokosten in rekening${vat}.`,
    demand: ({ open, costs, vat, interest, total }) =>
      `Openstaand: ${open}. Incassokosten${vat}: ${costs}. Wettelijke rente tot en met vandaag: ${interest}. Samen: ${total}.`,
  },
}
