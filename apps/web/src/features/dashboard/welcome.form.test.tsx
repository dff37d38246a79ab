import { afterEach, expect, test, vi } from 'vitest'
import { companyProfile } from '../../testing/company-profile.ts'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { Welcome } from './welcome.tsx'

afterEach(() => vi.unstubAllGlobals())

const nothing = {
  companyDetails: false,
  logoAndColour: false,
  bankAccount: false,
  firstInvoice: false,
  firstImport: false,
  isDismissed: false,
}

async function open(
  save: unknown,
  register: unknown = { state: 'off', company: null },
  profile: object = { ...companyProfile, version: 3 },
) {
  const onKeepLook = vi.fn()
  const page = await openForm(<Welcome administrationId={1} done={nothing} onKeepLook={onKeepLook} />, {
    '/profile': profile,
    '/profile/save': save,
    '/logo': { logo: null },
    '/logo/save': {},
    '/trade-register': register,
    '/administrations/example': { redirect_url: '/v2/administrations/9/dashboard' },
  })
  const { screen } = page
  const next = screen.getByRole('button', { name: 'Dit klopt, verder' })
  await expect.element(next).toBeVisible()
  return { ...page, next, onKeepLook, paper: screen.getByRole('region', { name: 'Zo ziet je factuur eruit' }) }
}

/** Under the field of the number, whatever is wrong with it. */
const HINT = 'Acht cijfers, van je uittreksel'
const withHint = (fault: string): string => `${fault} ${HINT}`

test('the first step is open, and the invoice beside it follows what is typed', async () => {
  const { screen, next, paper, sent } = await open({ version: 4 })
  await screen.getByLabelText('Bedrijfsnaam').fill('Tekstbureau Femke')
  await expect.poll(() => paper.element().textContent).toContain('Tekstbureau Femke')
  await next.click()
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { companyName: 'Tekstbureau Femke', version: 3 } }]))
})

test('who arrives types at once, in the first field that is empty', async () => {
  const { screen } = await open({ version: 4 })
  await expect.element(screen.getByLabelText('KvK-nummer')).toHaveFocus()
})

test('a step that is kept while facts are missing stays open and says which, at their fields', async () => {
  const { screen, next, sent } = await open({ version: 4 })
  await next.click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const step = screen.getByRole('group', { name: 'Je bedrijf' })
  await expect.element(step.getByText(/Zonder KvK-nummer en btw-id kun je/)).toBeVisible()
  const number = screen.getByLabelText('KvK-nummer')
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveAccessibleDescription(withHint('Nog nodig op je facturen'))
  await number.fill('68750110')
  await expect.element(number).toHaveAccessibleDescription(HINT)
  await screen.getByRole('button', { name: 'Later' }).click()
  await expect.element(screen.getByText('Nog nodig om te versturen: KvK-nummer en btw-id.')).toBeVisible()
})

const complete = { ...companyProfile, kvkNumber: '68750110', vatNumber: 'NL000099998B57', version: 3 }

test('a step of which nothing is missing makes room for the next', async () => {
  const { screen, next } = await open({ version: 4 }, undefined, complete)
  await next.click()
  await expect.element(screen.getByRole('group', { name: 'Logo en kleur' })).toHaveFocus()
})

test('who is content with the colour that is there has done that step too', async () => {
  const { screen, next, onKeepLook, sent } = await open({ version: 4 }, undefined, complete)
  await next.click()
  await expect.element(screen.getByRole('group', { name: 'Logo en kleur' })).toHaveFocus()
  expect(onKeepLook).not.toHaveBeenCalled()
  await next.click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await vi.waitFor(() => expect(onKeepLook).toHaveBeenCalledOnce())
  await expect.element(screen.getByRole('group', { name: 'Je bankrekening' })).toHaveFocus()
})

test('what the server refuses is said at its field, where the focus goes', async () => {
  const { screen, next } = await open(refusal(422, { kvkNumber: 'Dit KvK-nummer klopt niet' }))
  await screen.getByLabelText('KvK-nummer').fill('64000000')
  await next.click()
  await expect
    .element(screen.getByLabelText('KvK-nummer'))
    .toHaveAccessibleDescription(withHint('Dit KvK-nummer klopt niet'))
  await expect.element(screen.getByLabelText('KvK-nummer')).toHaveFocus()
})

const address = { street: 'Hizzaarderlaan 3-A', postcode: '8823 SJ', city: 'Lollum' }
const registered = { name: 'Test BV Donald', address, endedOn: null }

test('a number of the trade register fills what is empty, and the rest when that is asked', async () => {
  const { screen, next, sent } = await open({ version: 4 }, { state: 'found', company: registered })
  await screen.getByLabelText('Straat en huisnummer').fill('')
  await screen.getByLabelText('Postcode').fill('')
  await screen.getByLabelText('Plaats').fill('Zelf getypt')
  await screen.getByLabelText('KvK-nummer').fill('68750110')
  await expect.element(screen.getByText('Gevonden: Test BV Donald')).toBeVisible()
  await expect.element(screen.getByLabelText('Straat en huisnummer')).toHaveValue(address.street)
  await expect.element(screen.getByLabelText('Postcode')).toHaveValue(address.postcode)
  await expect.element(screen.getByLabelText('Plaats')).toHaveValue('Zelf getypt')
  await screen.getByRole('button', { name: 'Gegevens overnemen' }).click()
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toHaveValue('Test BV Donald')
  await expect.element(screen.getByRole('button', { name: 'Gegevens overnemen' })).not.toBeInTheDocument()
  await next.click()
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ body: { companyName: 'Test BV Donald', kvkNumber: '68750110', ...address } }]),
  )
})

test.each([
  ['unknown', 'Dit nummer staat niet in het Handelsregister.'],
  ['unanswered', 'Het Handelsregister antwoordt nu niet. Vul je gegevens zelf in.'],
])('a register that says %s is told, and nothing is filled in', async (state, words) => {
  const { screen } = await open({ version: 4 }, { state, company: null })
  await screen.getByLabelText('KvK-nummer').fill('68750110')
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toHaveValue(companyProfile.companyName)
})

test('a number is answered too by a server that asks no register, once it can be one', async () => {
  const { screen, next, sent } = await open({ version: 4 })
  const number = screen.getByLabelText('KvK-nummer')
  const answer = screen.getByText('Ziet er goed uit. Vul naam en adres hieronder in.')
  await number.fill('6875')
  await next.click()
  await expect.element(number).toHaveAccessibleDescription(withHint('Vul een geldig KvK-nummer in'))
  await expect.element(answer).not.toBeInTheDocument()
  await number.fill('6875 0110')
  await expect.element(answer).toBeVisible()
  await expect.element(number).toHaveAccessibleDescription(HINT)
  expect(sent).toEqual([])
})

test('a register whose answer cannot be fetched is told as one that does not answer', async () => {
  const { screen } = await open({ version: 4 }, refusal(500, {}))
  await screen.getByLabelText('KvK-nummer').fill('68750110')
  await expect.element(screen.getByText(/^Het Handelsregister antwoordt nu niet/)).toBeVisible()
})

test('what the books go by is chosen beside the name, and kept with it', async () => {
  const { screen, next, sent } = await open({ version: 4 })
  for (const [label, choice] of [
    ['Rechtsvorm', 'Bv'],
    ['Btw-aangifte', 'Elke maand'],
  ] as const) {
    await screen.getByRole('combobox', { name: label }).click()
    await screen.getByRole('option', { name: choice, exact: true }).click()
  }
  await next.click()
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { legalForm: 'bv', vatFrequency: 'month' } }]))
})

test('looking around stands between the steps and the paper', async () => {
  const { screen, paper } = await open({ version: 4 })
  const look = screen.getByRole('button', { name: 'Kijk rond met voorbeelden' }).element()
  expect(look.compareDocumentPosition(paper.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

/** A logo as somebody has one: a coloured mark on white, beside black letters. */
function logo(colour: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 120
  canvas.height = 40
  const drawing = canvas.getContext('2d')
  for (const [fill, x, width] of [
    ['#ffffff', 0, 120],
    [colour, 4, 32],
    ['#111111', 60, 40],
  ] as const) {
    if (!drawing) break
    drawing.fillStyle = fill
    drawing.fillRect(x, 0, width, 40)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  )
}

test('the colour of a logo that is dropped becomes that of the invoices, before anything is saved', async () => {
  const { screen, paper, sent } = await open({ version: 4 })
  await screen.getByRole('button', { name: /^Logo en kleur/ }).click()
  const step = screen.getByRole('group', { name: 'Logo en kleur' })
  await expect.element(step).toHaveFocus()
  const file = new File([await logo('#b0327a')], 'logo.png', { type: 'image/png' })
  await screen.getByLabelText('Je logo').upload(file)
  await expect.element(step.getByText('Uit je logo. Kies gerust een andere.')).toBeVisible()
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual([expect.stringMatching(/\/logo\/save$/)]))
  const onPaper = () => /#[0-9a-f]{6}/.exec(paper.getByRole('article').element().getAttribute('style') ?? '')?.[0]
  // The paper follows when there is time for it.
  await expect.poll(onPaper).toMatch(/^#[ab][0-9a-f]3/)
  const colour = onPaper()
  await step.getByRole('button', { name: 'Dit klopt, verder' }).click()
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { accentColour: colour } }))
  await expect.element(screen.getByRole('group', { name: 'Je bankrekening' })).toHaveFocus()
})

test('a step that is put off makes room for the next, and nothing of it is kept', async () => {
  const { screen, sent } = await open({ version: 4 })
  await screen.getByLabelText('KvK-nummer').fill('640')
  await screen.getByRole('button', { name: 'Later' }).click()
  await expect.element(screen.getByRole('group', { name: 'Logo en kleur' })).toHaveFocus()
  await screen.getByRole('button', { name: /^Je bedrijf/ }).click()
  await expect.element(screen.getByLabelText('KvK-nummer')).toHaveValue(companyProfile.kvkNumber ?? '')
  expect(sent).toEqual([])
})

test('whoever would rather look first opens the examples by one press', async () => {
  const { screen, sent } = await open({ version: 4 })
  await screen.getByRole('button', { name: 'Kijk rond met voorbeelden' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})
