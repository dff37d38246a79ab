import { expect, signInAt, studio, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

test('a bookkeeper asks with one key, the client answers on a phone, and the worklist tells', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  await signInAt(page, `${studio}/bank`, 'boekhouder@demo.klopt.nl')
  await settled(page)
  const chosen = page.locator('tr[aria-current="true"]')
  await chosen.focus()
  await page.keyboard.press('v')
  const modal = page.getByRole('dialog', { name: 'Vraag over deze bankregel' })
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Vraag stellen' }).press('Enter')
  await expect(modal).toContainText('Dit veld mag niet leeg zijn')
  await modal.getByRole('textbox', { name: 'Vraag' }).fill('Was dit zakelijk?')
  await modal.getByRole('button', { name: 'Vraag stellen' }).press('Enter')
  await expect(modal).toBeHidden()

  await page.getByRole('link', { name: 'Btw', exact: true }).press('Enter')
  await settled(page)
  await page.keyboard.press('v')
  const ofPeriod = page.getByRole('dialog', { name: 'Vraag over deze btw-periode' })
  await expect(ofPeriod).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ofPeriod).toBeHidden()

  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const owner = await phone.newPage()
  await signInAt(owner, `${studio}/dashboard`)
  await owner.getByRole('link', { name: /Je boekhouder heeft 2 vragen/ }).tap()
  await expect(owner.getByRole('heading', { name: 'Vragen van je boekhouder' })).toBeVisible()
  const question = owner.locator('li').filter({ hasText: 'Was dit zakelijk?' }).first()
  await question.getByRole('button', { name: /^Antwoorden op de vraag/ }).tap()
  await question.getByRole('textbox', { name: 'Antwoord' }).fill('Ja, papier voor een klant')
  await question.getByRole('button', { name: 'Antwoorden', exact: true }).tap()
  await expect(question).toHaveCount(0)
  await phone.close()

  await page.getByRole('link', { name: 'Terug naar alle klanten' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Studio Noord' })
  await expect(row).toContainText('2 beantwoord')
  await page.goto(`${studio}/questions?state=answered`)
  const answered = page.locator('li').filter({ hasText: 'Ja, papier voor een klant' }).first()
  await accessible('vragen aan een klant')
  await answered.getByRole('button', { name: /afsluiten$/ }).click()
  await expect(answered).toHaveCount(0)
})
