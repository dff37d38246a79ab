import { formatEuro } from '@klopt/validators'

interface Sums {
  readonly count: number
  readonly grossCents: number
  readonly openCents: number
}

/** What a list of invoices comes to: '99 facturen · € 160.932,54, nog open € 8.010,26'. */
export function sumText({ count, grossCents, openCents }: Sums, one: string, more: string): string {
  const many = `${count} ${count === 1 ? one : more} · ${formatEuro(grossCents)}`
  return openCents === 0 ? many : `${many}, nog open ${formatEuro(openCents)}`
}
