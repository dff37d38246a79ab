/** The characters that every bank in SEPA passes on (EPC217-08); everything else is written with these. */
const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/

/** Letters that do not fall apart into a plain letter and an accent, and signs with a usual way of writing. */
const WRITTEN: Record<string, string> = {
  ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ł: 'l', Ł: 'L',
  þ: 'th', Þ: 'TH', ı: 'i', ĳ: 'ij', Ĳ: 'IJ', '€': 'EUR', '&': '+', _: '-', '–': '-', '—': '-', '‘': "'", '’': "'",
  '`': "'", '"': "'", '“': "'", '”': "'", ';': ',', '!': '.', '#': '.', '%': '.', '*': '.', '@': '(at)', '=': '-',
  '[': '(', ']': ')', '{': '(', '}': ')', '\\': '/', '|': '/', '…': '...', '·': '.',
} // prettier-ignore

/** Cyrillic and Greek letter by letter: a name of points tells nobody who is paid. */
const TRANSLITERATED = new Map(
  (
    'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sht ъ:a ' +
    'ы:y ь:y э:e ю:yu я:ya і:i ї:i є:ye ґ:g ' +
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [letter: string, written: string]),
)

/** A text in the characters of SEPA, on one line; what cannot be written becomes a point. */
export function sepaText(text: string): string {
  const written = Array.from(text.normalize('NFC'), (character) => {
    const letters = transliterated(character) ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
    return Array.from(letters, writtenAs).join('')
  })
  return written.join('').replace(/ +/g, ' ').trim()
}

function writtenAs(character: string): string {
  if (/\s|\p{Cc}|\p{Cf}/u.test(character)) return ' '
  return ALLOWED.test(character) ? character : (transliterated(character) ?? WRITTEN[character] ?? '.')
}

function transliterated(character: string): string | undefined {
  const small = character.toLowerCase()
  const written = TRANSLITERATED.get(small)
  return written === undefined || small === character ? written : written.charAt(0).toUpperCase() + written.slice(1)
}

/** The same of at most `limit` characters. */
export function sepaTextWithin(text: string, limit: number): string {
  return sepaText(text).slice(0, limit).trim()
}

/** Whether a text can be an identifier: 1 to 35 of these characters, and no slash where banks forbid one. */
export function isSepaIdentifier(text: string): boolean {
  return text.length >= 1 && text.length <= 35 && sepaText(text) === text && !/^\/|\/$|\/\//.test(text)
}
