import { fold } from '../../layout/fold.ts'

/** Forms of a company as they stand behind (or before) its name. */
const LEGAL_FORM =
  /(?<![a-z0-9])(?:b\.? ?v\.?|n\.? ?v\.?|v\.? ?o\.? ?f\.?|c\.? ?v\.?|maatschap|eenmanszaak|stichting|vereniging|cooperatie|u\.? ?a\.?|holding|gmbh|a\.? ?g\.?|kg|ug|ltd\.?|limited|llc|inc\.?|plc|sarl|s\.?a\.?s?\.?|s\.?r\.?l\.?|bvba|nv|s\.?p\.?a\.?|ab|oy|aps|a\/s)(?![a-z0-9])/gi

/** A name as it is compared: plain words in lower case, without the form of the company. */
export function wordsOfName(name: string): string[] {
  const plain = fold(name).toLowerCase()
  const words = split(plain.replace(LEGAL_FORM, ' '))
  return words.length > 0 ? words : split(plain)
}

/** Whether two names can be of one company: without the form of it one is the beginning or a part of the other. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOfName(one).join(''), wordsOfName(other).join('')]
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length < SHORTEST_PART ? short === long : long.includes(short)
}

/** A name of fewer letters is a part of many. */
const SHORTEST_PART = 4

/** Whether a text names a form of a company. */
export function hasLegalForm(text: string): boolean {
  return fold(text).search(LEGAL_FORM) !== -1
}

/** The name within an e-mail address or site: `administratie@bakkerij-jansen.nl` is `bakkerijjansen`. */
export function nameOfDomain(domain: string): string {
  const parts = domain.split('.')
  return (parts.at(-2) ?? '').replaceAll('-', '') // zero: no domain, so no name
}

/** The domain of an address when it tells who they are; addresses of providers tell nothing. */
export function ownDomain(emailAddress: string | null): string | null {
  const domain = emailAddress?.toLowerCase().split('@')[1]
  return domain && !PROVIDERS.has(domain) ? domain : null
}

function split(text: string): string[] {
  return text.match(/[a-z0-9]+/g) ?? []
}

const PROVIDERS: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com hotmail.nl live.nl live.com msn.com yahoo.com yahoo.nl icloud.com me.com ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl hetnet.nl upcmail.nl casema.nl chello.nl telfort.nl tele2.nl solcon.nl online.nl quicknet.nl protonmail.com proton.me gmx.de gmx.net web.de telenet.be skynet.be'.split(
    ' ',
  ),
)
