import type { TicketTag } from '@klopt/api-client/contract'
import type { DemoPerson } from '../people.ts'

/** What happened in a ticket, so many hours ago. Answers and notes are of support; their texts: see read-text.ts. */
export type Step =
  | { readonly hoursAgo: number; readonly message: string }
  | { readonly hoursAgo: number; readonly answer: string; readonly close?: boolean }
  | { readonly hoursAgo: number; readonly note: string }

export interface TicketStory {
  readonly company: string
  readonly author: DemoPerson
  readonly tagId: TicketTag
  readonly subject: string
  /** The first is the ticket itself. */
  readonly steps: readonly [{ readonly hoursAgo: number; readonly message: string }, ...Step[]]
  readonly hasScreenshot?: boolean
  readonly isAssigned?: boolean
  /** The customer was helped. */
  readonly closedHoursAgo?: number
}

const STUDIO = 'Studio Noord'
const BAKERY = 'Bakkerij De Korenschoof B.V.'

/** The oldest first. */
export const ticketStories: readonly TicketStory[] = [
  {
    company: STUDIO,
    author: 'eigenaar',
    tagId: 1,
    subject: 'Logo op mijn facturen',
    steps: [
      { hoursAgo: 590, message: 'Hoi,\n\nWaar stel ik in dat mijn logo op de factuur komt?' },
      {
        hoursAgo: 588,
        answer:
          'Hoi Eva,\n\nGa naar **Instellingen → Factuur** en kies bij Logo een png, jpg of svg van hoogstens 2 MB. In het voorbeeld ernaast zie je meteen hoe het wordt.\n\nFacturen die al definitief zijn, houden het logo waarmee ze zijn gemaakt.',
      },
      { hoursAgo: 587, message: 'Staat erop, dank je wel!' },
    ],
    closedHoursAgo: 587,
  },
  {
    company: BAKERY,
    author: 'tweestaps',
    tagId: 3,
    subject: 'Per jaar betalen',
    steps: [
      { hoursAgo: 420, message: 'Kunnen we het abonnement ook per jaar betalen, en scheelt dat iets?' },
      {
        hoursAgo: 416,
        answer:
          'Dag Tess,\n\nDat kan. Een jaar kost tien maanden, dus je krijgt er twee cadeau. Kies bij **Instellingen → Abonnement** een plan per jaar.',
        close: true,
      },
    ],
  },
  {
    company: STUDIO,
    author: 'eigenaar',
    tagId: 7,
    subject: 'Factuur die elke maand vanzelf gaat',
    steps: [
      {
        hoursAgo: 300,
        message:
          'Ik stuur drie klanten elke maand dezelfde factuur voor hosting. Het zou fijn zijn als Klopt die zelf klaarzet.',
      },
      { hoursAgo: 290, note: 'Vierde keer deze maand. Genoteerd bij de wensen voor verkoop.' },
      {
        hoursAgo: 289,
        answer: 'Hoi Eva,\n\nGoed idee, en je bent niet de enige. We hebben het bij onze wensen gezet.',
        close: true,
      },
    ],
  },
  {
    company: BAKERY,
    author: 'tweestaps',
    tagId: 2,
    subject: 'Btw op belegde broodjes en koffie',
    steps: [
      {
        hoursAgo: 200,
        message:
          'We gaan ook belegde broodjes en koffie verkopen. Is dat 9% of 21% btw?\n\nEn een fles wijn in een kerstpakket?',
      },
      {
        hoursAgo: 181,
        answer:
          'Dag Tess,\n\n- Eten en drinken zonder alcohol, dus ook broodjes en koffie: **9%**.\n- Alcohol: **21%**.\n\nZit er wijn in een pakket met eten, dan reken je voor de wijn 21% en voor de rest 9%. Zet ze als twee regels op de factuur; Klopt telt de btw per tarief.\n\nTwijfel je over een bijzonder geval, vraag het dan ook aan je boekhouder.',
      },
    ],
    isAssigned: true,
  },
  {
    company: STUDIO,
    author: 'eigenaar',
    tagId: 6,
    subject: 'Afschrift wordt geweigerd',
    steps: [
      {
        hoursAgo: 96,
        message:
          'Bij het importeren van mijn afschrift krijg ik fout 5018: het overlapt, maar komt niet overeen. Ik heb niets veranderd. Zie de schermafdruk.',
      },
      { hoursAgo: 92, note: 'Bank heeft een regel van de 3e achteraf gesplitst. Nieuw bestand vragen, vanaf die dag.' },
      {
        hoursAgo: 91,
        answer:
          'Hoi Eva,\n\nEr is niets geïmporteerd, dus je boekhouding klopt nog. Je bank heeft een regel achteraf aangepast.\n\n1. Download bij je bank een nieuw afschrift, dat begint op de dag van het eerste verschil.\n2. Importeer dat bij **Bank**.\n3. Blijft de fout terugkomen, laat het ons dan hier weten.',
      },
    ],
    hasScreenshot: true,
    isAssigned: true,
  },
  {
    company: 'Kapsalon Krul',
    author: 'boekhouder',
    tagId: 7,
    subject: 'Alle btw-aangiften van mijn klanten op één scherm',
    steps: [
      {
        hoursAgo: 74,
        message:
          'Ik wil in één overzicht zien welke klanten hun aangifte nog moeten doen, met de uiterste datum erbij.',
      },
    ],
  },
  {
    company: 'Loodgietersbedrijf Vos',
    author: 'boekhouder',
    tagId: 2,
    subject: 'Vergeten factuur na de aangifte',
    steps: [
      {
        hoursAgo: 52,
        message: 'Mijn klant vond een inkoopfactuur van vorig kwartaal met € 84 btw. De aangifte is al gedaan. Wat nu?',
      },
      {
        hoursAgo: 47,
        answer:
          'Dag Bram,\n\nGaat het per saldo om hoogstens € 1.000, dan neem je het mee in de volgende aangifte. Klopt boekt de factuur in de eerste open periode en telt de btw daar mee.\n\nIs het meer, dan is een suppletie nodig, binnen acht weken nadat je het ontdekte.',
      },
      { hoursAgo: 26, message: 'Duidelijk. Geldt die € 1.000 per factuur of bij elkaar?' },
    ],
    isAssigned: true,
  },
  {
    company: BAKERY,
    author: 'eigenaar',
    tagId: 1,
    subject: 'Eén betaling voor twee facturen',
    steps: [
      {
        hoursAgo: 21,
        message: 'Een klant heeft twee facturen in één keer betaald. Hoe verdeel ik die bankregel?\n\nAlvast bedankt!',
      },
    ],
  },
  {
    company: STUDIO,
    author: 'medewerker',
    tagId: 1,
    subject: 'Timer vergeten te stoppen',
    steps: [{ hoursAgo: 6, message: 'Mijn timer heeft de hele nacht gelopen. Kan ik de tijd nog aanpassen?' }],
  },
  {
    company: STUDIO,
    author: 'eigenaar',
    tagId: 6,
    subject: 'Pdf opent niet op mijn telefoon',
    steps: [
      {
        hoursAgo: 2,
        message: 'Als ik op mijn telefoon een factuur download, blijft het scherm wit. Op de computer gaat het goed.',
      },
    ],
  },
]
