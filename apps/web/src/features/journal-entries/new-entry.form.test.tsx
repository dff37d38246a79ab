import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { emptyLine, type EntryDraft } from './entry-draft.ts'
import { NewEntryScreen } from './new-entry-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const account = (id: number, number: string, name: string) => ({
  id,
  number,
  name,
  rgsCode: null,
  type: 'expense' as const,
  defaultVatCode: null,
  active: true,
  isNeeded: false,
})
const accounts = [account(1, '4000', 'Lonen'), account(2, '1610', 'Netto lonen')]
const initial: EntryDraft = {
  entryDate: '2026-06-25',
  description: '',
  lines: [emptyLine(), emptyLine()],
  documents: [],
}
type Start = { readonly id: number; readonly version: number } | null

async function open(answers: Record<string, unknown>, start: Start = null) {
  const created: number[] = []
  const page = await openForm(
    <NewEntryScreen
      {...{ administrationId: 1, accounts, start, initial }}
      onCreated={(id) => created.push(id)}
      onLoadNewest={() => {}}
      onNext={() => {}}
    />,
    { '/journal-templates': [], ...answers },
  )
  const description = page.screen.getByRole('textbox', { name: 'Omschrijving', exact: true })
  const saves = () => page.sent.filter(({ path }) => path.includes('/journal-drafts'))
  return { ...page, created, description, saves }
}

test('an entry begins to exist at its first change, and each pause saves what is new as the next version', async () => {
  let version = 1
  const { screen, created, description, saves } = await open({
    '/journal-drafts': { id: 7, version },
    '/journal-drafts/7/save': () => Response.json({ version: (version += 1) }),
  })
  expect(saves()).toEqual([])
  await description.fill('Lonen juni')
  await expect
    .poll(saves)
    .toMatchObject([{ path: expect.stringMatching(/journal-drafts$/), body: { description: 'Lonen juni' } }])
  await expect.poll(() => created).toEqual([7])
  await screen.getByLabelText('Debet, regel 1').fill('4000+200')
  await userEvent.keyboard('{Tab}')
  await expect
    .poll(() => saves().at(-1))
    .toMatchObject({
      path: expect.stringMatching(/journal-drafts\/7\/save$/),
      body: { version: 1, lines: [{ debitCents: 420_000 }] },
    })
  await description.fill('Lonen juli')
  await expect.poll(() => saves().at(-1)).toMatchObject({ body: { version: 2, description: 'Lonen juli' } })
  expect(created).toEqual([7])
})

test('what could not be saved says so, still stands there, and is sent again when somebody asks', async () => {
  let answers = 0
  const { screen, description, saves } = await open({
    '/journal-drafts': () =>
      (answers += 1) === 1 ? refusal(422, {}, 'Het concept is niet bewaard')() : Response.json({ id: 7, version: 1 }),
  })
  await description.fill('Lonen juni')
  await expect.poll(() => saves().length).toBe(1)
  await screen.getByRole('button', { name: /opnieuw/i }).click()
  await expect.poll(() => saves().length).toBe(2)
  expect(saves().map(({ body }) => body)).toMatchObject([{ description: 'Lonen juni' }, { description: 'Lonen juni' }])
  await expect.element(description).toHaveValue('Lonen juni')
})

test('a draft that somebody else changed is not written over, and says so', async () => {
  const conflict = () =>
    Response.json({ code: 90_002, message: 'Iemand anders heeft dit intussen gewijzigd.' }, { status: 409 })
  const { screen, description, saves } = await open({ '/journal-drafts/7/save': conflict }, { id: 7, version: 3 })
  await description.fill('Mijn woorden')
  await expect.poll(() => saves().length).toBe(1)
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
  await description.fill('Nog meer woorden')
  await expect.element(description).toHaveValue('Nog meer woorden')
  expect(saves()).toMatchObject([{ body: { version: 3, description: 'Mijn woorden' } }])
})

test('an entry that was emptied before it existed never begins to exist', async () => {
  const { description, saves } = await open({})
  await description.fill('x')
  await description.fill('')
  await userEvent.keyboard('{Tab}')
  expect(saves()).toEqual([])
})

test('a day in locked books is refused before the press, by the first day that can be', async () => {
  const { screen } = await open({
    '/booking-day': {
      date: '2026-06-25',
      entryDate: '2026-07-01',
      vatPeriodLabel: '2e kwartaal 2026',
      vatIsLate: false,
      vatExpiredOn: null,
      vatScheme: 'accrual',
    },
  })
  await expect
    .element(screen.getByText(/zijn vastgezet, dus deze datum kan niet. Kies een dag vanaf 1 juli/))
    .toBeVisible()
})

test('who books too early is told at each field what is missing, and stands at the first', async () => {
  const { screen, description, sent } = await open({})
  await screen.getByLabelText('Debet, regel 2').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(description).toHaveFocus()
  const wrong = () => [...document.querySelectorAll('[aria-invalid=true]')].map(nameOf)
  expect(wrong()).toEqual([
    'Omschrijving',
    'Rekening, regel 1',
    'Debet, regel 1',
    'Rekening, regel 2',
    'Debet, regel 2',
  ])
  await userEvent.keyboard('Lonen juni{Tab}')
  await screen.getByLabelText('Debet, regel 1').fill('500')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('combobox', { name: 'Rekening, regel 1' })).toHaveFocus()
  expect(wrong()).toEqual(['Rekening, regel 1', 'Rekening, regel 2', 'Debet, regel 2'])
  expect(sent.filter(({ path }) => path.endsWith('/journal-entries'))).toEqual([])
})

/** The label of a control, without the mark of what is required. */
const nameOf = ({ id }: Element) => document.getElementById(`${id}-label`)?.textContent?.replace(/\s*\*$/, '')
