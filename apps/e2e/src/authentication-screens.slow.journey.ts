import { expect, test } from './support/journey.ts'
import { fits } from './support/looks.ts'

/** What an address shows to who is not signed in: the heading and a text. */
const addresses = [
  ['/v2/authenticate', 'Inloggen', 'Maak gratis een account aan'],
  ['/v2/authenticate?message=session_invalid', 'Inloggen', 'Je sessie is verlopen.'],
  ['/v2/authenticate?message=new_password', 'Inloggen', 'Je nieuwe wachtwoord is ingesteld.'],
  ['/v2/authenticate?message=confirm_location', 'Inloggen', 'Bevestig de nieuwe locatie met de link in je e-mail.'],
  ['/v2/authenticate?message=iets&uid=x', 'Inloggen', 'Wachtwoord vergeten?'],
  ['/v2/authenticate?sst=abc&uid=7', 'Inloggen met een druk op de knop', 'link in je e-mail'],
  ['/v2/authenticate?message=confirm_location&sst=abc&uid=7', 'Nieuwe locatie bevestigen', 'Was jij dit?'],
  ['/v2/forgot-password', 'Wachtwoord vergeten', 'Terug naar inloggen'],
  ['/v2/reset-password?token=abc&uid=7', 'Wachtwoord instellen', 'Minimaal 8 tekens'],
  ['/v2/reset-password?token=abc', 'Deze link is niet volledig', 'Nieuwe link aanvragen'],
  ['/v2/reset-password?uid=7', 'Deze link is niet volledig', 'Nieuwe link aanvragen'],
  ['/v2/register', 'Account aanmaken', 'Ik ben boekhouder'],
  ['/v2/register/confirm?token=abc', 'Account bevestigen', 'Nog één druk op de knop.'],
  ['/v2/register/confirm', 'Deze link werkt niet meer', 'Opnieuw een account aanmaken'],
  ['/v2/confirm-email-address?token=abc&uid=7', 'E-mailadres bevestigen', 'nieuwe e-mailadres'],
  ['/v2/confirm-email-address?token=abc', 'Deze link werkt niet meer', 'Naar mijn account'],
] as const

test('every screen outside of a session says what it is for, fits and is accessible, light and dark', async ({
  page,
  accessible,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, heading, text] of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page.getByText(text).first()).toBeVisible()
    await fits(page, address)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await accessible(`${address}, light`)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await accessible(`${address}, dark`, 'colours')
  }
})
