import { dutchIban, dutchVatNumber } from './numbers.ts'
import type { Random } from './random.ts'

/** Who sends or receives a document. All of them are made up. */
export interface Person {
  readonly name: string
  readonly street: string
  /** `1234AB` */
  readonly postcode: string
  readonly city: string
  readonly kvkNumber: string
  readonly vatNumber: string
  readonly iban: string
  readonly phone: string
  readonly email: string
  readonly website: string
}

const streets = ['Handelsweg', 'Kerkstraat', 'Stationsplein', 'Nijverheidslaan', 'Havenkade', 'Molenpad', 'Ringdijk']
const cities = ['Amersfoort', 'Deventer', 'Den Bosch', 'Haarlem', 'Leeuwarden', 'Nieuwegein', 'Roermond', 'Zwolle']
const buyers = ['Studio Noord', 'Timmerwerk De Linde', 'Bakkerij Zonnebloem', 'Fysio aan de Maas', 'Van Dalen Advies']

/** A Dutch business; a name is drawn from those that fit its trade. */
export function dutchBusiness(random: Random, names: readonly string[]): Person {
  const name = random.pick(names)
  const domain = `${name
    .toLowerCase()
    .replace(/\b(b\.?v\.?|v\.?o\.?f\.?)(?=\s|$)/g, '')
    .replace(/[^a-z]/g, '')}.nl`
  return {
    name,
    street: `${random.pick(streets)} ${random.int(1, 280)}${random.pick(['', '', 'a', '-2'])}`,
    postcode: postcodeOf(random),
    city: random.pick(cities),
    kvkNumber: random.digits(8),
    vatNumber: dutchVatNumber(random),
    iban: dutchIban(random),
    phone: phoneOf(random),
    email: `${random.pick(['info', 'administratie', 'facturen', 'debiteuren'])}@${domain}`,
    website: `www.${domain}`,
  }
}

export const buyerOf = (random: Random): Person => dutchBusiness(random, buyers)

/** The letters that never stand in a postcode are left out. */
const postcodeOf = (random: Random): string => {
  const letter = (): string => random.pick([...'ABCDEGHJKLMNPRTVWXZ'])
  return `${random.digits(4)}${letter()}${letter()}`
}

export function phoneOf(random: Random): string {
  const [area, number] = [random.int(10, 88), random.digits(7)]
  return random.pick([
    `0${area} - ${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}`,
    `0${area}-${number}`,
    `+31 (0)${area} ${number.slice(0, 3)} ${number.slice(3)}`,
  ])
}
