import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test('a line may end after the @ of an address, and what has none stays as it is', () => {
  expect(renderToStaticMarkup(<EmailText text="crediteuren@haarlem.example" />)).toBe(
    'crediteuren@<wbr/>haarlem.example',
  )
  expect(renderToStaticMarkup(<EmailText text="geen adres" />)).toBe('geen adres')
})
