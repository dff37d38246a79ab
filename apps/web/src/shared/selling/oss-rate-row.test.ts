import { expect, test } from 'vitest'
import { rateWords } from './oss-rate-row.tsx'

test('a line of the one-stop shop says whose rate it bears, and when that is not a rate Klopt knows of there', () => {
  expect(rateWords(null, 'DE', '2026-05-20')).toBe('Btw van Duitsland: 19%, het gewone tarief.')
  expect(rateWords(700, 'DE', '2026-05-20')).toBe('Btw van Duitsland: 7%.')
  expect(rateWords(550, 'FR', '2026-05-20')).toBe('Btw van Frankrijk: 5,5%.')
  // Delivered elsewhere after the rate was chosen.
  expect(rateWords(700, 'FR', '2026-05-20')).toBe(
    'Btw van Frankrijk: 7%. Dat tarief kent Klopt daar niet; controleer het.',
  )
})
