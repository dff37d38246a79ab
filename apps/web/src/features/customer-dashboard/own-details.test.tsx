// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../app/transport/calls.ts'
import OwnDetails from './own-details.tsx'
import { subscriptionTexts } from './subscription-texts.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const details = { street: 'Kade 1', postcode: '12', city: 'Haarlem', country: 'NL', emailAddress: 'a@b', version: 1 }

async function saveRefused(language: 'nl' | 'en' | 'de', failure: Error) {
  vi.spyOn(api, 'call').mockResolvedValueOnce(details).mockRejectedValueOnce(failure)
  render(<OwnDetails token="t" isPreview={false} {...{ language }} />)
  fireEvent.click(await screen.findByRole('button', { name: subscriptionTexts[language].save }))
}

const refused = () =>
  new ApiError({
    status: 400,
    code: 90010,
    message: 'Controleer de velden.',
    fields: { postcode: 'Vul een postcode in zoals 1234 AB', emailAddress: 'Vul een geldig e-mailadres in' },
  })

test('what is wrong with a field is said in Dutch as the server says it', async () => {
  await saveRefused('nl', refused())
  expect(await screen.findByText('Vul een postcode in zoals 1234 AB')).toBeTruthy()
})

test.each(['en', 'de'] as const)(
  'what is wrong with a field is said in the language of the page: %s',
  async (language) => {
    const say = subscriptionTexts[language]
    await saveRefused(language, refused())
    expect(await screen.findByText(say.refused.postcode)).toBeTruthy()
    expect(screen.getByText(say.refused.emailAddress)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Vul een|Controleer/)
  },
)

test('who changed them meanwhile reads so in the language of the page', async () => {
  await saveRefused('en', new ApiError({ status: 409, code: 90002, message: 'Iemand anders heeft dit gewijzigd.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('changed in the meantime')
})
