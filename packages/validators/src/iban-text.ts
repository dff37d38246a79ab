import { compact } from './text.ts'

/**
 * An IBAN as people read it: capitals in groups of four, 'NL91 ABNA 0417 1643 00'. It works on what is typed so far too;
 * whether that is an IBAN is for `iban` to say.
 */
export function formatIban(iban: string): string {
  if (typeof iban !== 'string') return ''
  return compact(iban).replace(/.{4}(?=.)/gs, '$& ')
}
