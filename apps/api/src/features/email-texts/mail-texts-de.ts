import type { MailTexts } from './mail-texts-type.ts'

export const germanMails: MailTexts = {
  salutation: 'Guten Tag {{klant}},',
  closing: 'Mit freundlichen Grüßen',
  nobody: 'Kunde',
  invoice: {
    subject: 'Rechnung {{factuurnummer}} von {{bedrijf}}',
    paragraphs: [
      'anbei erhalten Sie die Rechnung {{factuurnummer}}.',
      'Bitte überweisen Sie den Betrag von {{bedrag}} bis zum {{vervaldatum}}.',
    ],
  },
  credit_invoice: {
    subject: 'Rechnungskorrektur {{factuurnummer}} von {{bedrijf}}',
    paragraphs: [
      'anbei erhalten Sie die Rechnungskorrektur {{factuurnummer}}.',
      'Den Betrag von {{bedrag}} verrechnen wir oder überweisen ihn an Sie.',
    ],
  },
  estimate: {
    subject: 'Angebot {{offertenummer}} von {{bedrijf}}',
    paragraphs: [
      'anbei erhalten Sie das Angebot {{offertenummer}} über {{bedrag}}.',
      'Das Angebot ist gültig bis zum {{geldigheid}}. Über den Link unten wählen Sie, was Sie möchten, und nehmen es an.',
    ],
  },
  estimateReminder: {
    subject: 'Angebot {{offertenummer}} von {{bedrijf}} ist noch gültig bis zum {{geldigheid}}',
    paragraphs: [
      'Sie haben auf das Angebot {{offertenummer}} über {{bedrag}} noch nicht geantwortet. Es ist gültig bis zum {{geldigheid}}.',
      'Über den Link unten wählen Sie, was Sie möchten, und nehmen es an. Stimmt etwas nicht, lassen Sie es uns bitte wissen.',
    ],
  },
  reminders: [
    {
      subject: 'Zahlungserinnerung: Rechnung {{facturen}} von {{bedrijf}}',
      paragraphs: [
        'vielleicht ist es Ihnen entgangen: Von der Rechnung {{facturen}} sind noch {{bedrag}} offen. Eine Übersicht finden Sie anbei.',
        'Bitte überweisen Sie den Betrag innerhalb einer Woche. Haben Sie schon bezahlt, ist diese E-Mail gegenstandslos.',
      ],
    },
    {
      subject: 'Zweite Zahlungserinnerung: Rechnung {{facturen}} von {{bedrijf}}',
      paragraphs: [
        'für die Rechnung {{facturen}} haben wir noch keine Zahlung erhalten. Offen sind {{bedrag}}.',
        'Bitte überweisen Sie den Betrag innerhalb einer Woche. Stimmt etwas nicht, lassen Sie es uns bitte wissen.',
      ],
    },
    {
      subject: 'Mahnung: Rechnung {{facturen}} von {{bedrijf}}',
      paragraphs: ['trotz unserer Erinnerungen ist die Rechnung {{facturen}} nicht bezahlt. Offen sind {{bedrag}}.'],
    },
    {
      subject: 'Letzte Mahnung: Rechnung {{facturen}} von {{bedrijf}}',
      paragraphs: [
        'nach unserer Mahnung ist die Rechnung {{facturen}} nicht bezahlt. Mit den Kosten und den Zinsen bitten wir Sie nun, {{totaal}} zu zahlen.',
      ],
    },
  ],
  madeWith: 'Erstellt mit Klopt',
  links: {
    invoice: 'Rechnung online ansehen',
    reminder: 'Online ansehen und bezahlen',
    estimate: 'Angebot ansehen und annehmen',
    acceptedEstimate: 'Angebot ansehen',
  },
  law: {
    untilConsumer: 'innerhalb von fünfzehn Tagen, nachdem Ihnen dieses Schreiben zugestellt wurde',
    untilCompany: 'innerhalb von vierzehn Tagen',
    includingVat: ' (einschließlich Umsatzsteuer, die wir nicht abziehen können)',
    notice: (open, until, costs, vat) =>
      `Bitte zahlen Sie ${open} ${until}. Erhalten wir den Betrag bis dahin nicht, berechnen wir ${costs} Inkassokosten${vat}.`,
    demand: ({ open, costs, vat, interest, total }) =>
      `Offen: ${open}. Inkassokosten${vat}: ${costs}. Gesetzliche Zinsen bis einschließlich heute: ${interest}. Zusammen: ${total}.`,
  },
}
