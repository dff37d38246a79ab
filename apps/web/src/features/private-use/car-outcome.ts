import { privateCarVat, privateTripsVat, type PrivateCar } from '@klopt/bookkeeping/vat-return'
import { formatEuro } from '@klopt/validators'

export interface CarOutcome {
  readonly cents: number
  readonly words: string
}

/** What the flat rate comes to, with what it is made of. */
export function flatOutcome(car: PrivateCar): CarOutcome {
  const { percent, flatCents, maximumCents, vatCents } = privateCarVat(car)
  const months = car.months === 12 ? '' : `, ${car.months} van de 12 maanden`
  const share = car.taxedPercent === 100 ? '' : `, ${car.taxedPercent}% belast`
  const flat = `${percent.replace('.', ',')}% van ${formatEuro(car.listPriceCents)}${months}${share} is ${formatEuro(flatCents)}.`
  const why = percent === '2.7' ? '' : ' 1,5% geldt vanaf het zesde jaar van gebruik, of zonder aftrek bij de aankoop.'
  const most =
    maximumCents === null
      ? ' Vul in wat je aftrok: meer dan dat hoeft nooit.'
      : ` Meer dan wat je aftrok hoeft nooit: ${formatEuro(maximumCents)}.`
  return { cents: vatCents, words: flat + why + most }
}

/** The private share of what was deducted; null while the trips say nothing. */
export function tripsOutcome(
  car: PrivateCar,
  { privateKm, totalKm }: { privateKm: number | null; totalKm: number | null },
): CarOutcome | null {
  if (privateKm === null || totalKm === null || totalKm === 0 || privateKm > totalKm) return null
  const cents = privateTripsVat(car, { privateKm, totalKm })
  return { cents, words: `${privateKm} van ${totalKm} kilometer was privé: dat deel van wat je aftrok geef je aan.` }
}
