import type { Tone } from '../themes/tokens.ts'

/** The words of an alert. */
export const dutch = {
  dismiss: 'Sluit melding',
  tone: { success: 'Gelukt', warning: 'Let op', danger: 'Fout', info: 'Informatie' } satisfies Record<Tone, string>,
}
