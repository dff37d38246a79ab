import { registerOwner } from './support/account.ts'
import { pixel } from './support/pixel.ts'
import { expect, test } from './support/journey.ts'

// Of one network so many register in an hour: together with the other journeys it would be too many.
test.use({ world: 'support where something fails' })

test('a ticket that was sent without hearing so is there once, and a file that breaks off is sent again', async ({
  page,
  app,
  accessible,
}) => {
  test.setTimeout(120_000)
  await registerOwner(page, app, 'verbinding@reis.example')
  const books = new URL(page.url()).pathname.replace('/dashboard', '')
  await page.goto(`${books}/tickets`)
  const tickets = /\/api\/v1\/administrations\/\d+\/tickets$/
  await page.route(tickets, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Nieuw ticket' }).click()
  await page.getByRole('button', { name: /Iets werkt niet goed/ }).click()
  await expect(page.getByRole('dialog', { name: 'Foutmelding' })).toBeVisible()
  await page.getByLabel('Onderwerp *').fill('De verbinding valt weg')
  await page.getByLabel('Bericht *').fill('Middenin.')
  await page.getByRole('button', { name: 'Ticket versturen' }).click()
  await expect(page.getByRole('dialog', { name: 'Oeps, er is iets misgegaan' })).toBeVisible()
  await accessible('een ticket dat niet aankwam')
  await page.unroute(tickets)

  await page.reload()
  await page.getByRole('button', { name: 'Nieuw ticket' }).click()
  await expect(page.getByLabel('Onderwerp *')).toHaveValue('De verbinding valt weg')
  const files = /uploadAttachment$/
  await page.route(files, (route) => route.abort('connectionreset'))
  await page
    .getByLabel('Bijlage', { exact: true })
    .setInputFiles({ name: 'scherm.png', mimeType: 'image/png', buffer: pixel })
  await page.getByRole('button', { name: 'Ticket versturen' }).click()
  await expect(page.getByText('Je ticket is verstuurd, de bijlage nog niet')).toBeVisible()
  await accessible('een bijlage die niet aankwam')
  await page.unroute(files)
  await page.getByRole('button', { name: 'scherm.png opnieuw proberen' }).click()
  await expect(page).toHaveURL(`${books}/tickets`)
  await expect(page.getByRole('row', { name: /De verbinding valt weg/ })).toHaveCount(1)
  await page.getByRole('row', { name: /De verbinding valt weg/ }).click()
  await expect(page.getByRole('button', { name: /^scherm\.png .* downloaden$/ })).toHaveCount(1)
  await page.goto('/tickets')
  await expect(page).toHaveURL(`${books}/tickets`)
})

test('an article full of scripts, handlers, drawings and styles runs nothing and loads nothing', async ({
  app,
  browser,
}) => {
  // The browser reports what it refuses, so this is no page on which reports are failures.
  const context = await browser.newContext({ baseURL: app.url, locale: 'nl-NL' })
  const page = await context.newPage()
  await registerOwner(page, app, 'vijandig@reis.example')
  const books = new URL(page.url()).pathname.replace('/dashboard', '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route(/\/support\/articles\/1$/, (route) =>
    route.fulfill({
      json: { id: 1, title: 'Vijandig', video_url: 'https://elders.example/embed/1', topic: 'vat', content: hostile },
    }),
  )
  await page.goto(`${books}/support/1`)
  await expect(page.getByText('Gewone tekst')).toBeVisible()
  const content = page.getByRole('article')
  await expect(
    content.locator('script, style, svg, img, iframe, form, input, object, embed, base, meta, link'),
  ).toHaveCount(0)
  await expect(content.locator('[onclick], [onload], [onerror], [style], [class*=kwaad], [id=content]')).toHaveCount(0)
  await expect(content.getByRole('link')).toHaveText(['Goed'])
  await expect(content.getByRole('link', { name: 'Goed' })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(content.getByRole('link', { name: 'Goed' })).toHaveAttribute('target', '_blank')
  await content.getByText('Gewone tekst').click()
  expect(await page.evaluate(() => Reflect.get(window, 'kwaad'))).toBeUndefined()
  expect(asked.filter((url) => !url.startsWith(app.url))).toEqual([])
  await context.close()
})

const hostile = `
  <p onclick="window.kwaad=1" style="background:url(https://elders.example/a)" class="kwaad" id="content">Gewone tekst</p>
  <script>window.kwaad=1</script><img src=x onerror="window.kwaad=1"><img src="https://elders.example/b">
  <svg onload="window.kwaad=1"><use href="https://elders.example/c#x"/></svg><math><mtext><img src=x onerror=window.kwaad=1></mtext></math>
  <style>@import url(https://elders.example/d)</style><link rel="stylesheet" href="https://elders.example/e">
  <meta http-equiv="refresh" content="0;url=https://elders.example/f"><base href="https://elders.example/">
  <iframe src="https://elders.example/g"></iframe><form action="https://elders.example/h"><input name="x"></form>
  <object data="https://elders.example/i"></object><embed src="https://elders.example/j">
  <a href="javascript:window.kwaad=1">Kwaad</a><a href="data:text/html,x">Data</a><a href="//elders.example">Zonder protocol</a>
  <a href="https://kvk.nl">Goed</a>`
