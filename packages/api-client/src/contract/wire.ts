import { isDecimal, isIsoDate } from '@klopt/validators'
import * as v from 'valibot'
import { visibleText } from './visible-text.ts'

/** The id of a row: a positive integer. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** Integer cents. */
export const cents = v.pipe(v.number(), v.safeInteger('Vul een bedrag in hele centen in'))
/** An amount in the smallest unit of its currency. */
export const minorUnits = v.pipe(v.number(), v.safeInteger('Vul een bedrag in'))
/** An instant in whole seconds since 1970. */
export const timestamp = v.pipe(v.number(), v.integer())
/** A civil date, YYYY-MM-DD. */
export const date = v.pipe(
  v.string(),
  v.check((value) => isIsoDate(value), 'Vul een geldige datum in'),
)
/** The version of a row that the writer has seen; an older one is refused with 409. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A decimal string with at most four decimals, such as '18.5'; zeros at its end, as in '92.50', are dropped. */
export const decimal = v.pipe(
  v.string(),
  v.transform(withoutZeros),
  v.check((value) => isDecimal(value, 4), 'Vul een getal in met hoogstens vier decimalen'),
)

/** A currency of ISO 4217; whether there is one of that code is the server's to say. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Kies een munteenheid uit de lijst'))
/** How much of a currency one euro is: '1.0832'. */
export const exchangeRate = v.pipe(
  v.string(),
  v.transform(withoutZeros),
  v.check((value) => isDecimal(value, 8), 'Vul in hoeveel één euro is, met hoogstens acht decimalen'),
)

function withoutZeros(value: string): string {
  if (value.length > 40 || !/^-?[0-9]+\.[0-9]*0$/.test(value)) return value
  return value.replace(/0+$/, '').replace(/\.$/, '')
}

/** Text as it is seen; empty is not allowed. */
export const requiredText = (maxLength: number) =>
  v.pipe(
    v.string('Dit veld mag niet leeg zijn'),
    v.transform(visibleText),
    v.check((value) => value.trim() !== '', 'Dit veld mag niet leeg zijn'),
    v.maxLength(maxLength, `Gebruik hoogstens ${maxLength} tekens`),
    v.check((value) => !value.includes('\u0000'), 'Deze tekst bevat een onleesbaar teken'),
  )

/** Text as it is seen; may be empty. */
export const optionalText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform(visibleText),
    v.maxLength(maxLength, `Gebruik hoogstens ${maxLength} tekens`),
    v.check((value) => !value.includes('\u0000'), 'Deze tekst bevat een onleesbaar teken'),
  )

/** The query of a call that takes a file. */
export const fileName = v.object({ name: requiredText(255) })

/** The bytes of a file as Base64, without a data prefix; valibot's own pattern runs out of stack at a few megabytes. */
export const fileContent = v.pipe(
  v.string(),
  v.check((value) => isBase64(value), 'Het bestand is beschadigd aangekomen'),
)

function isBase64(value: string): boolean {
  const end = value.endsWith('==') ? -2 : value.endsWith('=') ? -1 : value.length
  return value.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(value.slice(0, end))
}

/** A query-string value that is a positive integer; on the wire it is text. */
export const idText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))

/** A page of a list, newest or first by the list's own order. */
export const page = <T extends v.GenericSchema>(item: T) =>
  v.object({
    items: v.array(item),
    /** Give this back as `cursor` for the next page; null on the last. */
    nextCursor: v.nullable(v.string()),
  })

/** The query of a paged list. */
export const pageQuery = {
  // Long enough for a text that is sorted by.
  cursor: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
}

/**
 * The query of a list that sorts: by a column as it rises, or falls with a minus before it. `start` is a value of that
 * column, a date for an instant, and gives the page that begins with it instead of the first.
 */
export const sortedQuery = <const Column extends string>(columns: readonly Column[]) => ({
  ...pageQuery,
  sort: v.optional(
    v.picklist(
      [...columns, ...columns.map((column) => `-${column}` as const)],
      'Op deze kolom kan deze lijst niet worden gesorteerd',
    ),
  ),
  start: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** The query of a list as a file: in the same order, all of it instead of a page. Its filter goes beside it. */
export const exportQuery = <const Column extends string>(columns: readonly Column[]) => {
  const { search, sort } = sortedQuery(columns)
  return { search, sort, format: v.picklist(['csv', 'xlsx']) }
}

/** A page of a list that sorts, with the way back for a page in the middle. */
export const sortedPage = <T extends v.GenericSchema>(item: T) =>
  v.object({
    ...page(item).entries,
    /** Give this back as `cursor` for the page before; null on the first. */
    previousCursor: v.nullable(v.string()),
  })

/**
 * How many rows of the filter are in each segment, whatever segment is asked for, and what these come to. Counting ends
 * at 10,000: what is capped has more, and its sums are null. On the first page alone.
 */
export const segments = <const Name extends string, Sums extends v.ObjectEntries>(
  names: readonly Name[],
  sums: Sums,
) => {
  const segment = v.object({ count: v.number(), isCapped: v.boolean(), ...sums })
  return v.optional(v.object(Object.fromEntries(names.map((name) => [name, segment])) as Record<Name, typeof segment>))
}

/** An e-mail address as somebody typed it; the server says whether it can be one (`email_invalid`). */
export const emailAddressInput = v.pipe(v.string(), v.minLength(1, 'Vul je e-mailadres in'), v.maxLength(254))

/** Of papers and mails, and of the page of a customer. */
export const language = v.picklist(['nl', 'en', 'de'])

/** How an invoice is laid out on paper. */
export const paperLayout = v.picklist(['classic', 'spacious', 'compact'])
