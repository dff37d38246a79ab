import type { CustomerSubscription } from '@klopt/api-client/contract'

type Unit = CustomerSubscription['unit']

const dutch = (unit: Unit, count: number): string => {
  const [one, many, every] = (
    {
      day: ['dag', 'dagen', 'elke'],
      week: ['week', 'weken', 'elke'],
      month: ['maand', 'maanden', 'elke'],
      year: ['jaar', 'jaar', 'elk'],
    } as const
  )[unit]
  return count === 1 ? `${every} ${one}` : `elke ${count} ${many}`
}

const german = (unit: Unit, count: number): string => {
  const [one, many] = (
    {
      day: ['jeden Tag', 'Tage'],
      week: ['jede Woche', 'Wochen'],
      month: ['jeden Monat', 'Monate'],
      year: ['jedes Jahr', 'Jahre'],
    } as const
  )[unit]
  return count === 1 ? one : `alle ${count} ${many}`
}

/** What is said of subscriptions and of one's own details, in the languages of the page. */
export const subscriptionTexts = {
  nl: {
    title: 'Lopende abonnementen',
    every: dutch,
    next: (date: string) => `volgende factuur ${date}`,
    until: (date: string) => `stopt met ${date}`,
    statuses: { active: 'Actief', paused: 'Gepauzeerd', requested: 'Opzegging ontvangen', ending: 'Opgezegd' },
    cancel: 'Opzeggen',
    cancelOf: (what: string) => `${what} opzeggen`,
    effect: (date: string) => `Het stopt met ${date}. Tot en met die dag betaal je nog.`,
    asks: (seller: string) => `${seller} krijgt je opzegging en laat weten met welke dag het stopt.`,
    reason: 'Waarom? (mag leeg blijven)',
    confirm: 'Nu opzeggen',
    back: 'Terug',
    failed: 'Er ging iets mis. Probeer het nogmaals.',
    street: 'Straat en huisnummer',
    postcode: 'Postcode',
    city: 'Plaats',
    email: 'E-mailadres voor facturen',
    save: 'Gegevens opslaan',
    saved: 'Opgeslagen. Nieuwe facturen gaan hierheen.',
    // The server says it in Dutch, and more exactly.
    refused: null,
  },
  en: {
    title: 'Subscriptions',
    every: (unit: Unit, count: number) => (count === 1 ? `every ${unit}` : `every ${count} ${unit}s`),
    next: (date: string) => `next invoice ${date}`,
    until: (date: string) => `ends on ${date}`,
    statuses: { active: 'Active', paused: 'Paused', requested: 'Cancellation received', ending: 'Cancelled' },
    cancel: 'Cancel',
    cancelOf: (what: string) => `Cancel ${what}`,
    effect: (date: string) => `It ends on ${date}. You pay up to and including that day.`,
    asks: (seller: string) => `${seller} receives your cancellation and will let you know when it ends.`,
    reason: 'Why? (may be left empty)',
    confirm: 'Cancel now',
    back: 'Back',
    failed: 'Something went wrong. Please try again.',
    street: 'Street and number',
    postcode: 'Postcode',
    city: 'City',
    email: 'E-mail address for invoices',
    save: 'Save details',
    saved: 'Saved. New invoices will go here.',
    refused: {
      street: 'Enter a street and number of at most 200 characters.',
      postcode: 'Enter a postcode of your country, such as 2011 VK.',
      city: 'Enter a city of at most 100 characters.',
      emailAddress: 'Enter a valid e-mail address, such as name@company.com.',
    },
  },
  de: {
    title: 'Laufende Abonnements',
    every: german,
    next: (date: string) => `nächste Rechnung ${date}`,
    until: (date: string) => `endet am ${date}`,
    statuses: { active: 'Aktiv', paused: 'Pausiert', requested: 'Kündigung erhalten', ending: 'Gekündigt' },
    cancel: 'Kündigen',
    cancelOf: (what: string) => `${what} kündigen`,
    effect: (date: string) => `Es endet am ${date}. Bis einschließlich diesem Tag bezahlen Sie noch.`,
    asks: (seller: string) => `${seller} erhält Ihre Kündigung und teilt Ihnen mit, wann es endet.`,
    reason: 'Warum? (freiwillig)',
    confirm: 'Jetzt kündigen',
    back: 'Zurück',
    failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    email: 'E-Mail-Adresse für Rechnungen',
    save: 'Angaben speichern',
    saved: 'Gespeichert. Neue Rechnungen gehen dorthin.',
    refused: {
      street: 'Geben Sie Straße und Hausnummer ein, höchstens 200 Zeichen.',
      postcode: 'Geben Sie eine Postleitzahl Ihres Landes ein.',
      city: 'Geben Sie einen Ort ein, höchstens 100 Zeichen.',
      emailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    },
  },
} as const
