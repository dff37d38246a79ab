import type { MailTexts } from './mail-texts-type.ts'

export const englishMails: MailTexts = {
  salutation: 'Dear {{klant}},',
  closing: 'Kind regards,',
  nobody: 'customer',
  invoice: {
    subject: 'Invoice {{factuurnummer}} of {{bedrijf}}',
    paragraphs: [
      'Please find attached invoice {{factuurnummer}}.',
      'Would you please transfer the amount of {{bedrag}} by {{vervaldatum}}?',
    ],
  },
  credit_invoice: {
    subject: 'Credit note {{factuurnummer}} of {{bedrijf}}',
    paragraphs: [
      'Please find attached credit note {{factuurnummer}}.',
      'We will set off the amount of {{bedrag}} or transfer it to you.',
    ],
  },
  estimate: {
    subject: 'Estimate {{offertenummer}} of {{bedrijf}}',
    paragraphs: [
      'Please find attached estimate {{offertenummer}} of {{bedrag}}.',
      'The estimate is valid until {{geldigheid}}. By the link below you choose what you want and accept it.',
    ],
  },
  estimateReminder: {
    subject: 'Estimate {{offertenummer}} of {{bedrijf}} is valid until {{geldigheid}}',
    paragraphs: [
      'You have not answered estimate {{offertenummer}} of {{bedrag}} yet. It is valid until {{geldigheid}}.',
      'By the link below you choose what you want and accept it. If anything is not right, please let us know.',
    ],
  },
  reminders: [
    {
      subject: 'Reminder: invoice {{facturen}} of {{bedrijf}}',
      paragraphs: [
        'It may have escaped your attention: {{bedrag}} of invoice {{facturen}} is still open. Please find an overview attached.',
        'Would you please transfer the amount within a week? If you have paid already, please disregard this mail.',
      ],
    },
    {
      subject: 'Second reminder: invoice {{facturen}} of {{bedrijf}}',
      paragraphs: [
        'We have not received a payment for invoice {{facturen}} yet. The open amount is {{bedrag}}.',
        'Would you please transfer that amount within a week? If anything is not right, please let us know.',
      ],
    },
    {
      subject: 'Notice: invoice {{facturen}} of {{bedrijf}}',
      paragraphs: ['Despite our reminders invoice {{facturen}} has not been paid. The open amount is {{bedrag}}.'],
    },
    {
      subject: 'Final notice: invoice {{facturen}} of {{bedrijf}}',
      paragraphs: [
        'After our notice invoice {{facturen}} has not been paid. With the costs and the interest we now ask you to pay {{totaal}}.',
      ],
    },
  ],
  madeWith: 'Made with Klopt',
  links: {
    invoice: 'View your invoice online',
    reminder: 'View and pay online',
    estimate: 'View and accept the estimate',
    acceptedEstimate: 'View the estimate',
  },
  law: {
    untilConsumer: 'within fifteen days after this letter has been delivered to you',
    untilCompany: 'within fourteen days',
    includingVat: ' (including VAT, which we cannot reclaim)',
    notice: (open, until, costs, vat) =>
      `Please pay ${open} ${until}. If we do not receive it by then, we will charge ${costs} of collection costs${vat}.`,
    demand: ({ open, costs, vat, interest, total }) =>
      `Open: ${open}. Collection costs${vat}: ${costs}. Statutory interest up to and including today: ${interest}. Together: ${total}.`,
  },
}
