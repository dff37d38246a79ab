import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, signInToStudio, studio, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { thisYear } from './support/today.ts'

test('an owner who stops takes the audit file of a year along, in the version that is asked for', async ({
  page,
  accessible,
}) => {
  await signInToStudio(page)
  await page.goto(`${studio}/settings/export`)
  await expect(page.getByRole('heading', { name: 'Auditfile' })).toBeVisible()

  await expect(page.getByRole('combobox', { name: 'Boekjaar' })).toHaveText(String(thisYear))
  await expect(page.getByRole('radio', { name: /XAF 4\.0/ })).toBeChecked()
  await fitsInEveryLook(page, accessible, 'gegevens exporteren')
  const newest = await taken(page)
  expect(newest.name).toBe(`Studio Noord auditfile ${thisYear}.xaf`)
  expect(newest.text).toContain('XmlauditfileXAF_4.0')
  expectToAddUp(newest.text)

  await page.getByRole('combobox', { name: 'Boekjaar' }).click()
  await page.getByRole('option', { name: String(thisYear - 1) }).click()
  await page.getByRole('radio', { name: /XAF 3\.2/ }).check()
  const older = await taken(page)
  expect(older.name).toBe(`Studio Noord auditfile ${thisYear - 1} (3.2).xaf`)
  expect(older.text).toContain(`http://www.auditfiles.nl/XAF/3.2`)
  expect(older.text).toContain(`<fiscalYear>${thisYear - 1}</fiscalYear>`)
  expectToAddUp(older.text)
})

async function taken(page: Page): Promise<{ name: string; text: string }> {
  const waiting: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Auditfile downloaden' }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** As many euros in debit as in credit, and some. */
function expectToAddUp(text: string): void {
  const [debit, credit] = ['totalDebit', 'totalCredit'].map((name) =>
    text.match(new RegExp(`<transactions>.*?<${name}>([0-9.]+)</${name}>`, 's'))?.at(1),
  )
  expect(debit).toMatch(/^[1-9]\d+\.\d\d$/)
  expect(credit).toBe(debit)
}
