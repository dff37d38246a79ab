// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import type { ColumnMapping } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { api } from '../../../app/transport/calls.ts'
import * as uploads from '../../../app/transport/upload.ts'
import { MAX_FILE_BYTES, TOO_LARGE_TEXT } from './import-files.ts'
import { useImportFiles } from './use-import-files.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const file = (name: string, sizeBytes = 10) => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: sizeBytes })
  return made
}
const statement = {
  iban: 'NL91ABNA0417164300',
  account: 'NL91ABNA0417164300',
  journalId: 3,
  conflicts: [],
  newLines: [{}],
}
const unnamed = { ...statement, iban: null, journalId: null }
const imported = { imported: 2, known: 0, bookedSides: 0 }
const lost = () => new ApiError({ status: 0, code: 0, message: 'Geen verbinding' })

/** Importing with a server that answers each file by its name. */
function importing(answer: (kind: 'preview' | 'import', name: string, time: number) => unknown) {
  const sent: { kind: string; query: Record<string, unknown>; key: string | undefined }[] = []
  vi.spyOn(uploads, 'upload').mockImplementation(async (call, input, options) => {
    const { query } = input as { query: Record<string, unknown> }
    const kind = call.path.includes('preview') ? 'preview' : 'import'
    sent.push({ kind, query, key: options?.idempotencyKey })
    const times = sent.filter((one) => one.kind === kind && one.query['name'] === query['name']).length
    const broken = new Promise((resolve) =>
      options?.signal?.addEventListener('abort', () => resolve(new Error('broken off'))),
    )
    options?.onProgress?.(0.5)
    const given = await Promise.race([answer(kind, String(query['name']), times), broken])
    if (given instanceof Error) throw given
    return given
  })
  const { result } = renderHook(() => useImportFiles(4), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const doing = (what: (state: typeof result.current) => unknown) => act(async () => void (await what(result.current)))
  const steps = () => result.current.files.map(({ name, state }) => `${name} ${state.step}`)
  const idOf = (name: string) => result.current.files.find((one) => one.name === name)?.id ?? 'none'
  return { state: () => result.current, doing, steps, idOf, sent }
}
const always = (kind: 'preview' | 'import') => (kind === 'preview' ? { statements: [statement] } : imported)

test('files are read one after another and then imported, each under a key of its own', async () => {
  const first = Promise.withResolvers<unknown>()
  const shown = importing((kind, name) => (kind === 'preview' && name === 'a.xml' ? first.promise : always(kind)))
  await shown.doing(({ add }) => add([file('a.xml'), file('b.xml')]))
  expect(shown.steps()).toEqual(['a.xml reading', 'b.xml reading'])
  expect(shown.sent).toHaveLength(1)
  first.resolve({ statements: [statement] })
  await isSo(() => expect(shown.steps()).toEqual(['a.xml ready', 'b.xml ready']))
  await shown.doing(({ importAll }) => importAll(true))
  await isSo(() => expect(shown.steps()).toEqual(['a.xml done', 'b.xml done']))
  expect(shown.state().isImporting).toBe(false)
  const kept = shown.sent.filter(({ kind }) => kind === 'import')
  expect(kept.map(({ query }) => query)).toEqual([
    { name: 'a.xml', createBook: 'true', progress: kept[0]?.key },
    { name: 'b.xml', createBook: 'true', progress: kept[1]?.key },
  ])
  expect(new Set(kept.map(({ key }) => key)).size).toBe(2)
})

test('a file that is too large is refused without being sent', async () => {
  const shown = importing(always)
  await shown.doing(({ add }) => add([file('groot.xml', MAX_FILE_BYTES + 1), file('net.xml', MAX_FILE_BYTES)]))
  await isSo(() => expect(shown.steps()).toEqual(['groot.xml refused', 'net.xml ready']))
  expect(shown.state().files[0]?.state).toMatchObject({ message: TOO_LARGE_TEXT, canRetry: false, conflicts: [] })
  expect(shown.sent.map(({ query }) => query['name'])).toEqual(['net.xml'])
})

test('an import whose answer was lost is offered again under the same key', async () => {
  const shown = importing((kind, _name, times) => (kind === 'import' && times === 1 ? lost() : always(kind)))
  await shown.doing(({ add }) => add([file('a.xml')]))
  await isSo(() => expect(shown.steps()).toEqual(['a.xml ready']))
  await shown.doing(({ importAll }) => importAll(false))
  expect(shown.state().files[0]?.state).toMatchObject({ step: 'ready', error: 'Geen verbinding' })
  await shown.doing(({ importAll }) => importAll(false))
  expect(shown.steps()).toEqual(['a.xml done'])
  const [first, second] = shown.sent.filter(({ kind }) => kind === 'import')
  expect(second?.key).toBe(first?.key)
  expect(second?.query).toMatchObject({ createBook: 'false' })
})

test('a book that is chosen for a file goes along from then on, under another key, and the file is compared again', async () => {
  const shown = importing((kind) => (kind === 'preview' ? { statements: [unnamed] } : imported))
  await shown.doing(({ add }) => add([file('a.csv')]))
  await isSo(() => expect(shown.steps()).toEqual(['a.csv ready']))
  await shown.doing(({ choose }) => choose(shown.idOf('a.csv'), 9))
  await isSo(() => expect(shown.sent).toHaveLength(2))
  expect(shown.sent[1]).toMatchObject({ kind: 'preview', query: { name: 'a.csv', journalId: '9' } })
  await shown.doing(({ choose }) => choose('none', 9))
  expect(shown.sent).toHaveLength(2)
})

test('a file that could not be read is read again when asked, and one that was removed is not imported', async () => {
  const shown = importing((kind, _name, times) => (kind === 'preview' && times === 1 ? lost() : always(kind)))
  await shown.doing(({ add }) => add([file('a.xml')]))
  await isSo(() => expect(shown.state().files[0]?.state).toMatchObject({ step: 'refused', canRetry: true }))
  await shown.doing(({ retry }) => retry(shown.idOf('a.xml')))
  await isSo(() => expect(shown.steps()).toEqual(['a.xml ready']))
  await shown.doing(({ remove }) => remove(shown.idOf('a.xml')))
  expect(shown.steps()).toEqual([])
  await shown.doing(({ importAll }) => importAll(false))
  expect(shown.sent.filter(({ kind }) => kind === 'import')).toEqual([])
})

test('whatever was chosen can be taken away, and nothing is read any more for what is gone', async () => {
  const shown = importing(always)
  await shown.doing(({ add }) => add([file('groot.xml', MAX_FILE_BYTES + 1), file('a.xml')]))
  await isSo(() => expect(shown.steps()).toEqual(['groot.xml refused', 'a.xml ready']))
  const read = shown.idOf('a.xml')
  for (const id of [shown.idOf('groot.xml'), read, 'none']) await shown.doing(({ remove }) => remove(id))
  expect(shown.steps()).toEqual([])
  await shown.doing(({ choose }) => choose(read, 9))
  expect(shown.sent).toHaveLength(1)
})

const table = {
  source: 'csv',
  fingerprint: 'f',
  header: ['Dag', 'Som'],
  mapping: { columns: ['date', 'amount'], dateStyle: 'dmy', decimalMark: ',' },
  problemCount: 0,
}
const american: ColumnMapping = { columns: ['date', 'amount'], dateStyle: 'mdy', decimalMark: ',' }

test('columns that nobody named are asked for, tried out as they are chosen, and kept before the file is read', async () => {
  let isKept = false
  const kept = vi.spyOn(api, 'call').mockImplementation(async () => {
    isKept = true
    return { id: 1 }
  })
  const shown = importing((kind) =>
    kind === 'import' ? imported : { statements: isKept ? [statement] : [], table: { ...table, mapping: american } },
  )
  await shown.doing(({ add }) => add([file('a.csv')]))
  await isSo(() => expect(shown.steps()).toEqual(['a.csv mapping']))
  await shown.doing(({ map }) => map(shown.idOf('a.csv'), american))
  await isSo(() => expect(shown.state().files[0]?.state).toMatchObject({ step: 'mapping', isBusy: false }))
  expect(shown.sent[1]?.query).toMatchObject({ mapping: JSON.stringify(american) })
  await shown.doing(async ({ files, keepMapping }) => {
    const [asked] = files
    if (asked?.state.step === 'mapping') await keepMapping(asked.id, asked.state.table)
  })
  await isSo(() => expect(shown.steps()).toEqual(['a.csv ready']))
  expect(kept.mock.calls[0]?.[1]).toMatchObject({ body: { header: ['Dag', 'Som'], dateStyle: 'mdy' } })
  expect(shown.sent.at(-1)?.query).toEqual({ name: 'a.csv' })
  await shown.doing(({ askMapping }) => askMapping(shown.idOf('a.csv')))
  expect(shown.steps()).toEqual(['a.csv mapping'])
})

test('of choices that follow each other fast only the last one counts, and one that cannot be kept says why', async () => {
  const first = Promise.withResolvers<unknown>()
  const shown = importing((_kind, _name, times) =>
    times === 2 ? first.promise : { statements: [], table: { ...table, rowCount: times } },
  )
  vi.spyOn(api, 'call').mockRejectedValue(
    new ApiError({ status: 422, code: 90001, message: 'x', fields: { columns: 'Kies het bedrag' } }),
  )
  await shown.doing(({ add }) => add([file('a.csv')]))
  await isSo(() => expect(shown.steps()).toEqual(['a.csv mapping']))
  const id = shown.idOf('a.csv')
  await shown.doing(({ map }) => map(id, american))
  await shown.doing(({ map }) => map(id, { ...american }))
  first.resolve({ statements: [], table: { ...table, rowCount: 2 } })
  await isSo(() => expect(shown.state().files[0]?.state).toMatchObject({ isBusy: false, table: { rowCount: 3 } }))
  await shown.doing(({ keepMapping }) => keepMapping(id, table as never))
  expect(shown.state().files[0]?.state).toMatchObject({ step: 'mapping', error: 'Kies het bedrag', isBusy: false })
})

test('how much of a file is sent is told as it goes', async () => {
  const shown = importing(() => new Promise(() => {}))
  await shown.doing(({ add }) => add([file('a.xml')]))
  await isSo(() => expect(shown.state().files[0]?.state).toEqual({ step: 'reading', sent: 0.5 }))
})

test('an import that is stopped is compared with the books again, and those behind it do not begin', async () => {
  const shown = importing((kind, name, times) =>
    kind === 'import' && name === 'a.xml' && times === 1 ? new Promise(() => {}) : always(kind),
  )
  await shown.doing(({ add }) => add([file('a.xml'), file('b.xml')]))
  await isSo(() => expect(shown.steps()).toEqual(['a.xml ready', 'b.xml ready']))
  await shown.doing(({ importAll }) => void importAll(false))
  await isSo(() => expect(shown.steps()).toEqual(['a.xml importing', 'b.xml ready']))
  await shown.doing(({ stop }) => stop())
  await isSo(() => expect(shown.state().isImporting).toBe(false))
  await isSo(() => expect(shown.steps()).toEqual(['a.xml ready', 'b.xml ready']))
  expect(shown.sent.map(({ kind, query }) => `${kind} ${String(query['name'])}`)).toEqual([
    'preview a.xml',
    'preview b.xml',
    'import a.xml',
    'preview a.xml',
  ])
  await shown.doing(({ importAll }) => importAll(false))
  const [first, second] = shown.sent.filter(({ kind, query }) => kind === 'import' && query['name'] === 'a.xml')
  expect(second?.key).not.toBe(first?.key)
})

test('a file that is taken away while it is read is not heard of again', async () => {
  const shown = importing(() => new Promise(() => {}))
  await shown.doing(({ add }) => add([file('a.xml')]))
  await isSo(() => expect(shown.sent).toHaveLength(1))
  await shown.doing(({ remove }) => remove(shown.idOf('a.xml')))
  expect(shown.steps()).toEqual([])
})
