import { isCurrency, isRate } from '@klopt/bookkeeping/money'

interface DayRate {
  readonly currency: string
  readonly day: string
  readonly rate: string
}

const TIMEOUT_MS = 20_000
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/**
 * The reference rates of the European Central Bank of the last ninety days, as it publishes them (`eurofxref-hist-90d.xml`).
 * Throws when there is no answer of that form.
 */
export async function askEcb(url: URL): Promise<DayRate[]> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`the rates were answered with ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_ANSWER_BYTES) throw new Error('the answer is too long')
  const rates = readRates(text)
  if (rates.length === 0) throw new Error('the answer has no rates')
  return rates
}

/** Days follow each other, each with its currencies; those that nobody invoices in are left out. */
export function readRates(xml: string): DayRate[] {
  return [...xml.matchAll(/<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>([^]*?)<\/Cube>/g)].flatMap(
    ([, day = '', cubes = '']) =>
      [...cubes.matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']\s*\/>/g)].flatMap(
        ([, currency = '', rate = '']) => (isCurrency(currency) && isRate(rate) ? [{ currency, day, rate }] : []),
      ),
  )
}
