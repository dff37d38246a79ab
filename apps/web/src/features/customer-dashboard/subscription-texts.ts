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
  },
} as const
